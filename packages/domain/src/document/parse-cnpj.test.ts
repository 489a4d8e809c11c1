import { describe, expect, test } from 'vitest'
import { cnpjCheckDigits } from './cnpj-check-digits.ts'
import { formatCnpj } from './format-cnpj.ts'
import { parseCnpj } from './parse-cnpj.ts'

describe('parseCnpj', () => {
  test.each([
    ['11.222.333/0001-81', '11222333000181'],
    ['11444777000161', '11444777000161'],
    ['00.000.000/0001-91', '00000000000191'],
    ['33.000.167/0001-01', '33000167000101'],
    ['60.746.948/0001-12', '60746948000112'],
    ['02.535.864/0001-33', '02535864000133'],
    ['11.222.333/0002-62', '11222333000262'],
    ['00000000000272', '00000000000272'],
    ['12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['12abc34501de35', '12ABC34501DE35'],
    ['00000000E08G12', '00000000E08G12'],
    ['93.ZB0.VRY/V6KA-67', '93ZB0VRYV6KA67'],
    ['A1.B2C.3D4/0001-93', 'A1B2C3D4000193'],
    ['TE.STE.001/0001-06', 'TESTE001000106'],
    ['LO.JA0.001/0001-15', 'LOJA0001000115'],
    ['0A.000.000/0001-78', '0A000000000178'],
    ['QF.1OI.000/0001-55', 'QF1OI000000155'],
    ['AAAAAAAAAAAB26', 'AAAAAAAAAAAB26'],
    [' 11222333000181 ', '11222333000181'],
    ['11 222 333 0001 81', '11222333000181'],
  ])('%s is the CNPJ %s', (text, cnpj) => {
    expect(parseCnpj(text)).toBe(cnpj)
  })

  test.each([
    '11222333000182',
    '93.ZB0.VRY/V6KA-66',
    '12ABC34501DE36',
    '12ABC34501DEAB',
    '12.ABC.345/01DE-3',
    '1122233300018',
    '112223330001811',
    '',
    'Ç2ABC34501DE35',
    '１１222333000181',
    '11222333000181x',
    'x11222333000181',
    '011222333000181',
    '1122233300018100',
    '112223330001081',
    '1122233300018181',
  ])('%j is none', (text) => {
    expect(parseCnpj(text)).toBeNull()
  })

  test.each([...'0123456789'])('fourteen times the digit %s is none', (digit) => {
    expect(parseCnpj(digit.repeat(14))).toBeNull()
  })

  test.each([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'])('twelve times the letter %s is none', (letter) => {
    const base = letter.repeat(12)
    expect(parseCnpj(`${base}${cnpjCheckDigits(base)}`)).toBeNull()
    expect(parseCnpj(`${base}${cnpjCheckDigits(base)}`.toLowerCase())).toBeNull()
  })

  test('check digits keep the numeric rule and extend it to letters', () => {
    expect(cnpjCheckDigits('112223330001')).toBe('81')
    expect(cnpjCheckDigits('12ABC34501DE')).toBe('35')
  })
})

describe('formatCnpj', () => {
  test.each([
    ['', ''],
    ['1', '1'],
    ['11', '11'],
    ['112', '11.2'],
    ['11222333', '11.222.333'],
    ['112223330', '11.222.333/0'],
    ['1122233300018', '11.222.333/0001-8'],
    ['11222333000181', '11.222.333/0001-81'],
    ['11.222.333/0001-8199', '11.222.333/0001-81'],
    ['12abc34501de35', '12.ABC.345/01DE-35'],
    ['12ABC34501DEX3Y5', '12.ABC.345/01DE-35'],
    ['12.', '12'],
    ['CNPJ?', 'CN.PJ'],
    ['CNPJ: 11.222.333/0001-81', '11.222.333/0001-81'],
    [' CNPJ: 11', '11'],
    ['CNPJ-11', '11'],
    ['A CNPJ: 1', 'AC.NPJ.1'],
    ['ßé1', '1'],
  ])('%j is written %j', (text, formatted) => {
    expect(formatCnpj(text)).toBe(formatted)
  })
})
