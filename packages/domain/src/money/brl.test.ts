import { describe, expect, test } from 'vitest'
import { centavos } from './centavos.ts'
import { formatBrl, formatShortBrl } from './format-brl.ts'
import { parseBrl } from './parse-brl.ts'

describe('formatBrl', () => {
  test.each([
    [0, 'R$ 0,00'],
    [5, 'R$ 0,05'],
    [123456, 'R$ 1.234,56'],
    [100000000, 'R$ 1.000.000,00'],
    [-100, '-R$ 1,00'],
  ])('%i centavos read %s', (amount, text) => {
    expect(formatBrl(centavos(amount))).toBe(text.replace(' ', '\u00a0'))
  })
})

test.each([
  [120_000, 'R$ 1.200'],
  [120_050, 'R$ 1.200,50'],
  [0, 'R$ 0'],
])('%i centavos read in short %s', (amount, text) => {
  expect(formatShortBrl(centavos(amount))).toBe(text.replace(' ', '\u00a0'))
})

describe('parseBrl', () => {
  test.each([
    ['R$ 1.234,56', 123456],
    ['R$\u00a01.234,56', 123456],
    ['r$10', 1000],
    ['1234,5', 123450],
    ['1234.56', 123456],
    ['1.234', 123400],
    ['1.234.567,89', 123456789],
    ['1,234.56', 123456],
    ['12.5', 1250],
    ['10,', 1000],
    [',50', 50],
    ['0,05', 5],
    ['0007', 700],
    [' 1 234,00 ', 123400],
    [' \u00a0R$ 5', 500],
  ])('%j is %i centavos', (text, amount) => {
    expect(parseBrl(text)).toBe(amount)
  })

  test.each([
    '',
    'R$',
    'abc',
    '-5,00',
    '1,234',
    '1.23.4',
    '0.500',
    '1,2,3',
    '12,345',
    '1e3',
    '1R$0',
    'XR$5',
    'R$R$5',
    '99999999999999999',
  ])('%j is none', (text) => {
    expect(parseBrl(text)).toBeNull()
  })
})
