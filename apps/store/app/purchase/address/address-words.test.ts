import { SQUARE } from '@benefits/domain/customer/sample-address'
import { describe, expect, test } from 'vitest'
import { EMPTY_ADDRESS } from '../../visit/address-draft.ts'
import { wordsOfAddress, wordsOfStreet, wordsOfTown } from './address-words.ts'

describe('an address in words', () => {
  test('is a line of the street and one of the town', () => {
    expect(wordsOfStreet({ ...SQUARE, number: '100', complement: 'Sala 2' })).toBe('Praça da Sé, 100, Sala 2')
    expect(wordsOfTown(SQUARE)).toBe('Sé, São Paulo/SP')
  })

  test('is one line of both', () => {
    expect(wordsOfAddress({ ...SQUARE, number: '100', complement: '' })).toBe(
      'Praça da Sé, 100, Sé, São Paulo/SP',
    )
    expect(wordsOfAddress({ ...EMPTY_ADDRESS, city: 'Recife', state: 'PE' })).toBe('Recife/PE')
    expect(wordsOfAddress(EMPTY_ADDRESS)).toBe('')
  })

  test('has no comma and no stroke for what is not known', () => {
    expect(wordsOfStreet({ ...EMPTY_ADDRESS, number: '100' })).toBe('100')
    expect(wordsOfTown({ ...EMPTY_ADDRESS, city: 'Recife', state: 'PE' })).toBe('Recife/PE')
    expect(wordsOfTown({ ...EMPTY_ADDRESS, state: 'PE' })).toBe('PE')
    expect(wordsOfTown(EMPTY_ADDRESS)).toBe('')
  })
})
