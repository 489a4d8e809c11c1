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

test('a token names its recipient, and the address as strangers may see it', () => {
  expect(readOptOutToken(key, optOutToken(key, joana, 'joa***'))).toEqual({
    recipientHash: joana,
    maskedEmail: 'joa***',
  })
  expect(optOutToken(key, joana, 'joa***')).not.toContain('joa')
})

test('what was mailed and kept under a secret is still known: neither key, hash nor token ever changes', () => {
  const ownKey = recipientKeyOf(new Uint8Array(32).fill(7))
  expect(hashRecipient(ownKey, 'joana@alfa.example')).toBe('Cc9L6rZqC2NyEB6iFzD83EbHow_unXgbTEN9BPXt33I')
  const former = `${joana}.PIleLr4k09P06IlprnFVSYN4mzVB01sokwB6gEQyFSU`
  expect(optOutToken(ownKey, joana, null)).toBe(former)
  expect(readOptOutToken(ownKey, former)).toEqual({ recipientHash: joana, maskedEmail: null })
})

const named = optOutToken(key, joana, 'joa***')
const [, mask = '', signature = ''] = named.split('.')
const rui = hashRecipient(key, 'rui@alfa.example')

test.each([
  ['of another store', optOutToken(other, joana, null)],
  ['of another store with a name', optOutToken(other, joana, 'joa***')],
  ['for another recipient', `${rui}.${optOutToken(key, joana, null).split('.')[1]}`],
  ['for another recipient with a name', `${rui}.${mask}.${signature}`],
  ['with another name', `${joana}.${Buffer.from('rui***').toString('base64url')}.${signature}`],
  ['with a name written otherwise', `${joana}.${mask}=.${signature}`],
  ['without its name', `${joana}.${signature}`],
  ['without a signature', joana],
  ['with more behind it', `${optOutToken(key, joana, null)}.x`],
  ['with more behind its name', `${named}.x`],
  ['that is empty', ''],
  ['of long text', '.'.repeat(5000)],
])('a token %s names nobody', (_, token) => {
  expect(readOptOutToken(key, token)).toBeNull()
})
