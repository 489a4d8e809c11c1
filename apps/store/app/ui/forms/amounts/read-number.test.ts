import { describe, expect, it } from 'vitest'
import { fieldText } from '../field-text.ts'
import { readAmount, readCount } from './read-number.ts'

const CARDS = { digits: 3, max: 9999 }
const WORKERS = { digits: 4, max: 1000 }
const UP_TO_CARDS = 'Este campo vai até 999.'
const UNREAD = 'Não conseguimos ler esta quantidade. Digite só números.'

describe('a whole number in a field', () => {
  it.each([
    ['150', 'typed', CARDS, '150', '150', null],
    ['1500', 'typed', CARDS, '150', '150', UP_TO_CARDS],
    ['0150', 'typed', CARDS, '150', '150', null],
    ['150,00', 'typed', CARDS, '150', '150', null],
    ['1500', 'whole', CARDS, '150', '150', UP_TO_CARDS],
    ['a', 'typed', CARDS, '', '', null],
    ['', 'pasted', CARDS, '', '', null],
    ['25', 'pasted', CARDS, '25', '25', null],
    ['1.000', 'pasted', CARDS, '1000', '', UP_TO_CARDS],
    ['1.000', 'whole', CARDS, '1000', '', UP_TO_CARDS],
    ['1000', 'pasted', CARDS, '1000', '', UP_TO_CARDS],
    ['10.000', 'pasted', CARDS, '10000', '', UP_TO_CARDS],
    ['1.000', 'pasted', WORKERS, '1000', '1000', null],
    ['10.000', 'pasted', WORKERS, '10000', '10000', 'Este campo vai até 1.000.'],
    ['12,00', 'pasted', CARDS, '12', '12', null],
    [' 1,000 ', 'pasted', CARDS, '1,000', '', UNREAD],
    ['12,5', 'pasted', CARDS, '12,5', '', UNREAD],
    ['dez', 'pasted', CARDS, 'dez', '', UNREAD],
  ] as const)('%j that is %s, of %j, is shown as %j', (text, arrival, limits, shown, value, told) => {
    expect(readCount(text, arrival, limits)).toEqual({ shown, value, told })
  })
})

describe('money in a field', () => {
  const plain = ({ shown, value, told }: ReturnType<typeof readAmount>) =>
    [shown, value, told].map((text) => text?.replaceAll('\u00a0', ' ') ?? null)
  const UNREAD = 'Não conseguimos ler este valor. Escreva como 1.234,56.'
  const BEYOND = 'Este campo vai até R$ 9.999,99.'

  it.each([
    ['500', 'typed', 'R$ 5,00', null],
    ['50000', 'whole', 'R$ 500,00', null],
    ['500', 'pasted', 'R$ 500,00', null],
    [' R$ 1.234,56 ', 'pasted', 'R$ 1.234,56', null],
    [' R$ 1.234,56 ', 'whole', 'R$ 1.234,56', null],
    ['R$\u00a01.234', 'pasted', 'R$ 1.234,00', null],
    ['Valor: 500,00', 'pasted', 'R$ 500,00', null],
    ['1234567', 'typed', 'R$ 1.234,56', BEYOND],
    ['12.345,67', 'pasted', 'R$ 9.999,99', BEYOND],
    ['0,00', 'pasted', '', null],
    ['', 'pasted', '', null],
  ] as const)('%j that is %s is %j', (text, arrival, value, told) => {
    expect(plain(readAmount(text, arrival))).toEqual([value, value, told])
  })

  it.each(['1,234', 'de 500,00 a 600,00', '-500,00', 'quinhentos'])(
    '%j stays as it is and is told',
    (text) => {
      expect(plain(readAmount(` ${text}`, 'pasted'))).toEqual([text, '', UNREAD])
    },
  )
})

it('what could not be taken is told before the form’s own word, what was too much after it', () => {
  const untaken = { shown: '1,234', value: '', told: 'não deu' }
  const cut = { shown: '150', value: '150', told: 'vai até' }
  expect(fieldText(untaken, 'obrigatório')).toBe('não deu')
  expect(fieldText(cut, 'no máximo')).toBe('no máximo')
  expect(fieldText(cut, null)).toBe('vai até')
  expect(fieldText(null, undefined)).toBeNull()
})
