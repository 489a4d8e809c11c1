import { describe, expect, test } from 'vitest'
import { EMPTY_ADDRESS } from '../../visit/address-draft.ts'
import {
  type AddressText,
  LOOKED_UP,
  resolveFoundAddress,
  resolveUnansweredLookup,
} from './resolve-lookup.ts'

const SE = { streetType: 'Praça', street: 'da Sé', district: 'Sé', city: 'São Paulo', state: 'SP' }
const RECIFE = { streetType: '', street: '', district: '', city: 'Recife', state: 'PE' }
const at = (change: Partial<AddressText>): AddressText => ({ ...EMPTY_ADDRESS, ...change })
const HOUSE = { number: '100', complement: 'Sala 2' }

describe('a postal code that is found', () => {
  test('fills in the address and leaves open what the service does not know', () => {
    const { address, open } = resolveFoundAddress(at({}), [], RECIFE)
    expect(address).toEqual(at({ city: 'Recife', state: 'PE' }))
    expect(open).toEqual(['streetType', 'street', 'district'])
  })

  test('keeps what was typed by hand where its answer is empty, number and complement too', () => {
    const typed = at({ ...RECIFE, ...HOUSE, streetType: 'Rua', street: 'da Aurora', district: 'Boa Vista' })
    const mended = resolveFoundAddress(typed, ['streetType', 'street', 'district'], RECIFE)
    expect(mended.address).toEqual(typed)
    expect(mended.open).toEqual(['streetType', 'street', 'district'])
  })

  test('loses what the service said of the code before, where its answer is empty', () => {
    const { address } = resolveFoundAddress(at({ ...SE, ...HOUSE }), [], RECIFE)
    expect(address).toEqual(at({ city: 'Recife', state: 'PE' }))
  })

  test.each([
    ['another street', { street: 'do Forno Velho', streetType: 'Rua' }],
    ['the same street of another city', { city: 'Santos' }],
  ])('with %s clears number and complement', (_what, change) => {
    const { address } = resolveFoundAddress(at({ ...SE, ...HOUSE }), [], { ...SE, ...change })
    expect(address).toMatchObject({ ...change, number: '', complement: '' })
  })

  test.each([
    ['the same street', at({ ...SE, ...HOUSE })],
    ['the street as a registry writes it', at({ ...SE, ...HOUSE, streetType: 'PRACA', street: 'DA SE' })],
    ['its kind in the street’s field', at({ ...SE, ...HOUSE, streetType: '', street: 'Praça da Sé' })],
    ['a street that was typed before its city was known', at({ ...SE, ...HOUSE, city: '' })],
    ['no street yet', at(HOUSE)],
  ])('with %s keeps them', (_what, before) => {
    expect(resolveFoundAddress(before, LOOKED_UP, SE).address).toMatchObject(HOUSE)
  })
})

describe('a postal code without an answer', () => {
  test('opens everything, keeps what stands there and knows the state by the code', () => {
    const { address, open } = resolveUnansweredLookup(at({ ...SE, ...HOUSE }), [], '50010-000')
    expect(address).toEqual(at({ ...SE, ...HOUSE, state: 'PE' }))
    expect(open).toEqual(LOOKED_UP)
  })

  test('keeps a state that was chosen by hand, and has none for a code of no state', () => {
    expect(resolveUnansweredLookup(at({ state: 'SC' }), LOOKED_UP, '50010-000').address.state).toBe('SC')
    expect(resolveUnansweredLookup(at({}), [], '00999-999').address.state).toBe('')
  })
})
