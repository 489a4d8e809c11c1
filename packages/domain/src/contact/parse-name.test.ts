import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nameProblem, stripName, withoutTitle } from './parse-name.ts'

const LIMITS = { min: 3, max: 24 }

describe('nameProblem', () => {
  test.each(['Joana ḃatista', 'Ƀeatriz', 'Ṁaria'])('what a contract could not show of %s is told', (name) => {
    expect(nameProblem(name, LIMITS)).toBe('unprintable')
  })

  test.each(['東京カフェ', 'مقهى الشاي', 'Padaria 🥐'])('nor may a company be called %s', (name) => {
    expect(nameProblem(name, { min: 3, max: 30, allow: 'any' })).toBe('unprintable')
  })

  test.each([
    ['Ana', null],
    ['  Ana  ', null],
    ['José da Silva', null],
    ["Ana D'Ávila-Sá Jr.", null],
    ['Joa\u0303o', null],
    ['Zoë Šimůnek', null],
    ['a'.repeat(24), null],
    ['', 'required'],
    ['   ', 'required'],
    ['Jô', 'tooShort'],
    ['Jo\u0302', 'tooShort'],
    ['a'.repeat(25), 'tooLong'],
    ['Maria 2', 'forbidden'],
    ['Maria@', 'forbidden'],
    ['Мария', 'forbidden'],
    ["D'Ávila", null],
    ['Anna-Maria', null],
    ['D´Ávila', null],
    ['Sant’Anna', null],
    ['Ana‑Maria', null],
    ['João P. Silva', null],
    ['J.R. Guimarães', null],
    ['Silva Jr.', null],
    ['Acesse www.evil.com', 'address'],
    ['x.com', 'address'],
    ['x.CO agora', 'address'],
    ['Sr.João', 'address'],
    ['evil.e\u0301a', 'address'],
    ['Www evil', 'address'],
    ['http evil', 'address'],
    ['SRA.', 'tooShort'],
    ['Sra. Marina', null],
    ['evil.com/a', 'forbidden'],
  ])('%j gives %j', (text, problem) => {
    expect(nameProblem(text, LIMITS)).toBe(problem)
  })

  test('names of companies are one line', () => {
    const limits = { min: 3, max: 30, allow: 'any' } as const
    expect(nameProblem('Ab\r\nTotal: R$ 0,01', limits)).toBe('forbidden')
    expect(nameProblem('Ab\u202e10,0 $R', limits)).toBe('forbidden')
    expect(nameProblem('Ab\ud800c', limits)).toBe('forbidden')
  })

  test('names of companies may hold digits and signs', () => {
    expect(nameProblem('Padaria 3 Irmãos & Cia', { min: 3, max: 30, allow: 'any' })).toBeNull()
    expect(nameProblem('Livraria Ponte.com S/A', { min: 3, max: 30, allow: 'any' })).toBeNull()
  })
})

describe('stripName', () => {
  test.each<readonly [string, string]>([
    ['Mar1a!', 'Mara'],
    ...[...'´’ʼ‘`′'].map((sign) => [`D${sign}Ávila`, "D'Ávila"] as const),
    ...[...'‐‑–—−'].map((sign) => [`Ana${sign}Maria`, 'Ana-Maria'] as const),
    ['José\tda\nSilva ', 'José da Silva '],
    ['Joa\u0303o', 'João'],
    ['Ana × Bia ÷', 'Ana  Bia '],
    ['<script>', 'script'],
    ['Ana 😀', 'Ana '],
  ])('%j becomes %j', (typed, stripped) => {
    expect(stripName(typed)).toBe(stripped)
  })

  test('stripping twice changes nothing, and what is left is allowed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const stripped = stripName(typed)
        expect(stripName(stripped)).toBe(stripped)
        expect(nameProblem(stripped, LIMITS)).not.toBe('forbidden')
      }),
    )
  })
})

test.each([
  ['SRA. Marina', 'Marina'],
  [' Sr. Dr. João ', 'João '],
  ['Sra.', 'Sra.'],
  ['Drausio', 'Drausio'],
])('the name in %j is %j', (written, name) => {
  expect(withoutTitle(written)).toBe(name)
})
