import { describe, expect, test } from 'vitest'
import { formatCpf } from './format-cpf.ts'
import { parseCpf } from './parse-cpf.ts'

describe('parseCpf', () => {
  test.each([
    ['529.982.247-25', '52998224725'],
    ['111.444.777-35', '11144477735'],
    ['390.533.447-05', '39053344705'],
    ['168.995.350-09', '16899535009'],
    ['000.000.001-91', '00000000191'],
    ['01234567890', '01234567890'],
    ['123.456.789-09', '12345678909'],
    [' 529 982 247 25 ', '52998224725'],
  ])('%s is the CPF %s', (text, cpf) => {
    expect(parseCpf(text)).toBe(cpf)
  })

  test.each(['529.982.247-24', '5299822472', '529982247255', '', 'abc.def.ghi-jk'])('%j is none', (text) => {
    expect(parseCpf(text)).toBeNull()
  })

  test.each([...'0123456789'])('eleven times the digit %s is none', (digit) => {
    expect(parseCpf(digit.repeat(11))).toBeNull()
  })
})

describe('formatCpf', () => {
  test.each([
    ['', ''],
    ['529', '529'],
    ['5299', '529.9'],
    ['5299822472', '529.982.247-2'],
    ['52998224725', '529.982.247-25'],
    ['529.982.247-25 (titular)', '529.982.247-25'],
    ['529982247259', '529.982.247-25'],
  ])('%j is written %j', (text, formatted) => {
    expect(formatCpf(text)).toBe(formatted)
  })
})
