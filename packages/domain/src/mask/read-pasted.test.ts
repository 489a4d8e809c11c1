import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centavos } from '../money/centavos.ts'
import { formatBrl } from '../money/format-brl.ts'
import { onlyNumber } from './only-number.ts'
import { readCurrency } from './read-currency.ts'
import { readQuantity } from './read-quantity.ts'

describe('an amount that is pasted', () => {
  test.each<[string, number]>([
    ['500', 50_000],
    ['1234', 123_400],
    [' R$ 1.234,56 ', 123_456],
    ['R$\u00a01.234', 123_400],
    ['R$\u202f1.234', 123_400],
    ['R$\u00a01\u00a0234,56', 123_456],
    ['1\u202f234,56', 123_456],
    ['\t1.234,56\r\n', 123_456],
    ['Valor: 500,00', 50_000],
    ['Valor: R$ 500,00.', 50_000],
    ['500 reais', 50_000],
    ['1,234.56', 123_456],
    ['1234.5', 123_450],
    ['12.345,67', 1_234_567],
    ['0,99', 99],
    ['$ 500', 50_000],
    ['BRL 500', 50_000],
  ])('%j is %i centavos', (pasted, amount) => {
    expect(readCurrency(pasted)).toBe(amount)
  })

  test.each([
    '1,234',
    'R$ 1,234',
    '0,500',
    '1.2345',
    '-500,00',
    '-R$ 500,00',
    'R$ -500,00',
    '(500,00)',
    'R$ (500,00)',
    'de 500,00 a 600,00',
    '500\t600',
    '5 mil',
    '4,5%',
    'R$ -',
    'quinhentos',
    'US$ 500',
    'U$500,00',
    '€ 500',
    '500 euros',
    '500,00 USD',
    '£1.234',
    '500 dólares',
    '',
  ])('%j is told, not guessed', (pasted) => {
    expect(readCurrency(pasted)).toBeNull()
  })

  test('whatever the store writes is read as what it wrote, in a sentence too', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (amount) => {
        const written = formatBrl(centavos(amount))
        for (const text of [written, ` ${written}\n`, `Valor: ${written}.`, written.replace('\u00a0', ' ')])
          expect(readCurrency(text)).toBe(amount)
      }),
    )
  })
})

describe('a quantity that is pasted', () => {
  test.each<[string, number]>([
    ['1.000', 1000],
    ['10.000', 10_000],
    ['1.000,00', 1000],
    ['1\u00a0000', 1000],
    ['1000', 1000],
    ['12,00', 12],
    ['12.0', 12],
    [' 25 ', 25],
    ['25 funcionários', 25],
    ['007', 7],
    ['1.234.567', 1_234_567],
  ])('%j is %i', (pasted, quantity) => {
    expect(readQuantity(pasted)).toBe(quantity)
  })

  test.each(['1,000', '12,5', '12.5', '-5', '25 a 30', '1 000', '1.0000', 'dez', '', '9'.repeat(40)])(
    '%j is told, not guessed',
    (pasted) => {
      expect(readQuantity(pasted)).toBeNull()
    },
  )

  test('numbers are read however Brazilians group them', () => {
    fc.assert(
      fc.property(fc.nat({ max: 9_999_999 }), (quantity) => {
        expect(readQuantity(String(quantity))).toBe(quantity)
        expect(readQuantity(quantity.toLocaleString('pt-BR'))).toBe(quantity)
      }),
    )
  })
})

test('a text without a number, or with more than one, has none to read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const number = onlyNumber(text)
      if (number !== null) expect(number).toMatch(/^[0-9][0-9.,]*$/)
    }),
  )
})
