import { CODE_ALPHABET, CODE_LENGTH } from '@benefits/domain/access/verification-code'
import { expect, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { codeKeyOf, codeKeysOf, deriveCode, findStoredCode, hashCode, isSameCode } from './derive-code.ts'

const key = Buffer.alloc(32, 7)

test('every code has six characters of the alphabet and hardly two are alike', () => {
  const codes = Array.from({ length: 500 }, () => deriveCode(key, newId()))
  const isCode = (code: string) =>
    code.length === CODE_LENGTH && [...code].every((character) => CODE_ALPHABET.includes(character))
  expect(codes.filter((code) => !isCode(code))).toEqual([])
  expect(new Set(codes).size).toBeGreaterThan(495)
})

test('the same id gives the same code under the same key only', () => {
  const id = newId()
  expect(deriveCode(key, id)).toBe(deriveCode(key, id))
  expect(deriveCode(Buffer.alloc(32, 8), id)).not.toBe(deriveCode(key, id))
})

test('a code matches its own hash and no other', () => {
  const id = newId()
  const stored = { id, codeHash: hashCode(key, id, 'ABC234') }
  expect(isSameCode(key, stored, 'ABC234')).toBe(true)
  expect(isSameCode(key, stored, 'ABC235')).toBe(false)
  expect(isSameCode(key, { ...stored, id: newId() }, 'ABC234')).toBe(false)
  expect(stored.codeHash).not.toContain('ABC234')
})

test('a code is found again under the key that made it, be it one of before', () => {
  const [own, former, unknown] = [1, 2, 3].map((fill) => codeKeyOf(new Uint8Array(32).fill(fill)))
  if (!own || !former || !unknown) throw new Error('there are three')
  const id = '0196a000-0000-7000-8000-000000000001'
  const code = deriveCode(former, id)
  const stored = { id, codeHash: hashCode(former, id, code) }
  expect(findStoredCode([own, former], stored)).toBe(code)
  expect(findStoredCode([own, unknown], stored)).toBeNull()
  expect(codeKeysOf({ codeKey: own, formerSecrets: [new Uint8Array(32).fill(2)] })).toEqual([own, former])
})
