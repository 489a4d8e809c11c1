import { describe, expect, test } from 'vitest'
import { centavos } from '../money/centavos.ts'
import { formatBrl } from '../money/format-brl.ts'
import { formatCardExpiry, parseCardExpiry } from './card-expiry-mask.ts'
import { formatCardNumber } from './card-number-mask.ts'
import { CURRENCY_MASK_MAX, formatCurrencyMask } from './currency-mask.ts'
import { formatQuantity } from './quantity-mask.ts'

describe('formatCurrencyMask', () => {
  test.each<[string, number]>([
    ['5', 5],
    ['05', 5],
    ['123456', 123456],
    ['1234567', 123456],
    ['600,00', 60000],
    ['R$ 1.234,56', 123456],
    ['R$ 1.234', 123400],
    ['1234,5', 123450],
    ['1234.56', 123456],
    ['1,234.56', 123456],
    ['R$ 12.345,67', 999999],
    ['x00123456', 123456],
    ['abc 12', 12],
    ['abc, 12', 12],
    ['1,2,3.45', 12345],
  ])('%j becomes %i centavos', (typed, amount) => {
    const formatted = formatCurrencyMask(typed)
    expect(formatted).toBe(formatBrl(centavos(amount)))
    expect(formatted.length).toBeLessThanOrEqual(11)
  })

  test('the largest amount that fits fills the field’s eleven characters', () => {
    expect(formatCurrencyMask('99999999')).toBe(formatBrl(CURRENCY_MASK_MAX))
    expect(formatBrl(CURRENCY_MASK_MAX)).toHaveLength(11)
  })

  test.each(['', '0', '000', 'R$', 'R$ 0,00', '0,00', 'abc'])('%j becomes empty', (typed) => {
    expect(formatCurrencyMask(typed)).toBe('')
  })

  test.each<[string, number]>([
    ['50000', 50000],
    ['500,00', 50000],
    ['4,99', 499],
    ['5.000,01', 500001],
    ['99999999', 999999],
  ])('typing %s key by key gives %i centavos', (keys, amount) => {
    const typed = [...keys].reduce((field, key) => formatCurrencyMask(field + key), '')
    expect(typed).toBe(formatBrl(centavos(amount)))
  })

  test('deleting the last character takes the last cent away', () => {
    const deleted = formatCurrencyMask(formatBrl(centavos(123456)).slice(0, -1))
    expect(deleted).toBe(formatBrl(centavos(12345)))
  })
})

describe('formatQuantity', () => {
  test.each([
    ['12345', '123'],
    ['12,00', '12'],
    ['12.5', '12'],
    ['1.200', '120'],
    ['007', '7'],
    ['100', '100'],
    ['0', '0'],
    ['00', '0'],
    ['1a2', '12'],
    ['-5', '5'],
    ['', ''],
  ])('%j becomes %j', (typed, formatted) => {
    expect(formatQuantity(typed)).toBe(formatted)
  })

  test('mobility and HR take four digits', () => {
    expect(formatQuantity('12345', 4)).toBe('1234')
  })
})

describe('cards', () => {
  test.each([
    ['4111', '4111'],
    ['41111', '4111 1'],
    ['4111-1111-1111-1111', '4111 1111 1111 1111'],
    ['378282246310005', '3782 822463 10005'],
    ['3841001111222233334567', '3841 0011 1122 2233 334'],
  ])('the number %j is written %j', (typed, formatted) => {
    expect(formatCardNumber(typed)).toBe(formatted)
    expect(formatted.length).toBeLessThanOrEqual(24)
  })

  test.each([
    ['1', '1'],
    ['12', '12'],
    ['123', '12/3'],
    ['1230', '12/30'],
    ['12/2030', '12/30'],
    ['122030', '12/30'],
    ['5/', '05'],
    ['5/30', '05/30'],
    ['5 / 30', '05/30'],
    ['5/2030', '05/30'],
    ['5/203', '52/03'],
    ['5/20305', '52/03'],
    ['1122030', '11/22'],
    ['1220305', '12/20'],
    ['12/20', '12/20'],
    ['12/203', '12/20'],
    ['1/230', '12/30'],
    ['12-2027', '12/27'],
    ['12.2027', '12/27'],
    ['1-2027', '01/27'],
    ['2027-12', '12/27'],
    ['2027/1', '01/27'],
    ['2027-12-31', '12/27'],
    ['31/12/2027', '12/27'],
    ['31/12/2027 23:59:59', '12/27'],
    ['2027-12-31T00:00:00Z', '12/27'],
    ['12/31/2027', '12/31/2027'],
    ['27/12/31', '27/12/31'],
    ['2027-13-01', '2027-13-01'],
  ])('the expiry %j is written %j', (typed, formatted) => {
    expect(formatCardExpiry(typed)).toBe(formatted)
  })

  test('an expiry in words that is pasted and cannot be read stays', () => {
    expect(formatCardExpiry('abr/2027', true)).toBe('abr/2027')
  })

  test('a whole expiry has a month and a year of four digits', () => {
    expect(parseCardExpiry('07/30')).toEqual({ month: '07', year: '2030' })
    expect(parseCardExpiry(' 12/31 ')).toEqual({ month: '12', year: '2031' })
    expect(parseCardExpiry('112/31')).toBeNull()
    for (const text of ['', '12/31/2027', '27/12/31', '20/27', '13/30', '00/30', '07/3', '07/2030'])
      expect(parseCardExpiry(text)).toBeNull()
  })
})
