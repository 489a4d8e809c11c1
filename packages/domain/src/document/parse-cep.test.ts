import { describe, expect, test } from 'vitest'
import { formatCep } from './format-cep.ts'
import { parseCep } from './parse-cep.ts'

describe('parseCep', () => {
  test.each(['01001-000', '01001000', ' 01.001-000 '])('%j has eight digits', (text) => {
    expect(parseCep(text)).toBe('01001000')
  })

  test.each(['', '0100100', '010010000', '01001-00a'])('%j is none', (text) => {
    expect(parseCep(text)).toBeNull()
  })
})

describe('formatCep', () => {
  test.each([
    ['01001', '01001'],
    ['010010', '01001-0'],
    ['01001000', '01001-000'],
    ['CEP 01001-000.', '01001-000'],
  ])('%j is written %j', (text, formatted) => {
    expect(formatCep(text)).toBe(formatted)
  })
})
