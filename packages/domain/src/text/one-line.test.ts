import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldBlanks, isOneLine, toOneLine } from './one-line.ts'

describe('a text of one line', () => {
  test.each([
    ['Café  do\tPonto\u00a0Ltda. ', 'Café do Ponto Ltda.'],
    [' a ', 'a'],
    ['', ''],
    ['a\nb', 'a\nb'],
    ['\ufeffPada\u00adria\u200b \u2060Estrela', 'Padaria Estrela'],
  ])('%j is kept as %j', (text, kept) => {
    expect(foldBlanks(text)).toBe(kept)
  })

  test.each([
    ['Padaria Estrela & Cia – 3 irmãos', true],
    ['Café\tAlfa', true],
    ['👩‍🍳 Cozinha', true],
    ['Ab\r\nTotal: R$ 0,01', false],
    ['a\u0000b', false],
    ['a\u0085b', false],
    ['a\u2028b', false],
    ['a\u2029b', false],
    ['a\u202eb', false],
    ['a\u2066b', false],
    ['a\u200fb', false],
    ['a\u061cb', false],
    ['a\ud800b', false],
    ['\udc00', false],
    ['a\u007fb', false],
  ])('%j: %s', (text, isLine) => {
    expect(isOneLine(text)).toBe(isLine)
  })

  test.each([
    ['Ab\r\nTotal: R$ 0,01', 'Ab Total: R$ 0,01'],
    ['a\u2028b\u2029\u202ec', 'a b c'],
    ['\ud800Café\u0000', 'Café'],
  ])('%j is made %j', (text, line) => {
    expect(toOneLine(text)).toBe(line)
  })

  test('whatever comes can be made one, and stays as it is when it is one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const line = toOneLine(text)
        expect(isOneLine(line)).toBe(true)
        expect(toOneLine(line)).toBe(line)
        expect(foldBlanks(line)).toBe(line)
      }),
    )
  })
})
