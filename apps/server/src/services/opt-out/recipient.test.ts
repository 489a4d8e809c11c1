import { expect, test } from 'vitest'
import { hashRecipient, optOutToken, readOptOutToken, recipientKeyOf } from './recipient.ts'

const key = recipientKeyOf(new Uint8Array(32).fill(7))
const other = recipientKeyOf(new Uint8Array(32).fill(8))
const joana = hashRecipient(key, 'joana@alfa.example')

test('a recipient’s hash takes no notice of case and tells nothing without the key', () => {
  expect(hashRecipient(key, ' Joana@ALFA.example')).toBe(joana)
  expect(hashRecipient(key, 'rui@alfa.example')).not.toBe(joana)
  expect(hashRecipient(other, 'joana@alfa.example')).not.toBe(joana)
  expect(joana).toMatch(/^[\w-]{43}$/)
})

test('a token names its recipient', () => {
  expect(readOptOutToken(key, optOutToken(key, joana))).toBe(joana)
})

test('what was mailed and kept under a secret is still known: neither key, hash nor token ever changes', () => {
  const ownKey = recipientKeyOf(new Uint8Array(32).fill(7))
  expect(hashRecipient(ownKey, 'joana@alfa.example')).toBe('Cc9L6rZqC2NyEB6iFzD83EbHow_unXgbTEN9BPXt33I')
  expect(optOutToken(ownKey, joana)).toBe(`${joana}.PIleLr4k09P06IlprnFVSYN4mzVB01sokwB6gEQyFSU`)
})

test.each([
  ['of another store', optOutToken(other, joana)],
  [
    'for another recipient',
    `${hashRecipient(key, 'rui@alfa.example')}.${optOutToken(key, joana).split('.')[1]}`,
  ],
  ['without a signature', joana],
  ['with more behind it', `${optOutToken(key, joana)}.x`],
  ['that is empty', ''],
  ['of long text', '.'.repeat(5000)],
])('a token %s names nobody', (_, token) => {
  expect(readOptOutToken(key, token)).toBeNull()
})
