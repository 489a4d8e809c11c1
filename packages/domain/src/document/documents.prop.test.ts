import { isValidCnpj, isValidCpf } from '@brazilian-utils/brazilian-utils'
import { cnpj as otherCnpj, cpf as otherCpf } from 'cpf-cnpj-validator'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cnpjCheckDigits } from './cnpj-check-digits.ts'
import { formatCnpj } from './format-cnpj.ts'
import { formatCpf } from './format-cpf.ts'
import { parseCnpj } from './parse-cnpj.ts'
import { parseCpf } from './parse-cpf.ts'

const characters = (alphabet: string, length: number) =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength: length, maxLength: length })
const DIGITS = '0123456789'
const BASE = fc.oneof(characters(DIGITS, 12), characters(`${DIGITS}ABCDEFGHIJKLMNOPQRSTUVWXYZ`, 12))
const anyCnpj = fc.oneof(
  fc.tuple(BASE, characters(DIGITS, 2)).map(([base, digits]) => base + digits),
  BASE.map((base) => base + cnpjCheckDigits(base)),
)
/** Nine digits with the check digits that a public library takes for right. */
const withRightEnding = (base: string) =>
  Array.from({ length: 100 }, (_, ending) => base + String(ending).padStart(2, '0')).find((text) =>
    isValidCpf(text),
  ) ?? base
const anyCpf = fc.oneof(characters(DIGITS, 11), characters(DIGITS, 9).map(withRightEnding))

describe('our documents and two public libraries', () => {
  test('agree on every CNPJ, numeric or alphanumeric', () => {
    fc.assert(
      fc.property(anyCnpj, (text) => {
        const ours = parseCnpj(text) !== null
        expect(isValidCnpj(text, { version: 2 })).toBe(ours)
        expect(otherCnpj.isValid(text)).toBe(ours)
      }),
      { numRuns: 3000 },
    )
  })

  test('agree on every CPF but 123.456.789-09, which one of them bars by name', () => {
    fc.assert(
      fc.property(anyCpf, (text) => {
        const ours = parseCpf(text) !== null
        expect(isValidCpf(text)).toBe(ours)
        if (text !== '12345678909') expect(otherCpf.isValid(text)).toBe(ours)
      }),
      { numRuns: 3000 },
    )
  })

  test('a valid document survives its mask', () => {
    fc.assert(
      fc.property(BASE, (base) => {
        const bare = base + cnpjCheckDigits(base)
        fc.pre(parseCnpj(bare) !== null)
        expect(formatCnpj(bare)).toHaveLength(18)
        expect(parseCnpj(formatCnpj(bare))).toBe(bare)
      }),
    )
    expect(parseCpf(formatCpf('52998224725'))).toBe('52998224725')
  })
})
