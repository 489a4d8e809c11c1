import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  EVIDENCE_CODE_ALPHABET,
  EVIDENCE_CODE_LENGTH,
  evidenceCode,
  parseDocumentKey,
} from './document-key.ts'

const HASH = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const CODE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

test('a code has at least a hundred bits of chance, and every value of a byte falls on a character alike', () => {
  expect(EVIDENCE_CODE_LENGTH * Math.log2(EVIDENCE_CODE_ALPHABET.length)).toBeGreaterThanOrEqual(100)
  expect(256 % EVIDENCE_CODE_ALPHABET.length).toBe(0)
  expect(() => evidenceCode(new Uint8Array(EVIDENCE_CODE_LENGTH - 1))).toThrow('a byte per character')
})

test('every code is read as it is made, also typed in groups and small letters', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 26, maxLength: 40 }), (random) => {
      const code = evidenceCode(random)
      const typed = `${code.slice(0, 4)}-${code.slice(4, 20)} ${code.slice(20).toLowerCase()}\n`
      expect(parseDocumentKey(code)).toEqual({ kind: 'code', code })
      expect(parseDocumentKey(typed)).toEqual({ kind: 'code', code })
    }),
  )
})

test('a hash is read in any case of letters', () => {
  expect(parseDocumentKey(HASH)).toEqual({ kind: 'hash', hash: HASH })
  expect(parseDocumentKey(` ${HASH.toUpperCase()} `)).toEqual({ kind: 'hash', hash: HASH })
})

test.each([
  '',
  HASH.slice(1),
  `${HASH}0`,
  `${CODE}A`,
  CODE.slice(1),
  `${CODE.slice(1)}1`,
  `${CODE.slice(1)}Ç`,
])('%j is neither a hash nor a code', (text) => {
  expect(parseDocumentKey(text)).toBeNull()
})
