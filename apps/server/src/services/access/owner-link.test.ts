import { expect, test } from 'vitest'
import { mailboxHashesOf, OWNER_LINK_MS, ownerLinkKey, readOwnerLink } from './owner-link.ts'

const secret = new Uint8Array(32).fill(7)
const other = new Uint8Array(32).fill(8)
const secrets = { secret, formerSecrets: [] }
const now = new Date('2026-11-28T12:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const key = ownerLinkKey(secret, 'Ana.Lima+loja@alfa.example', now)
const [hash = '', end = '', signature = ''] = key.split('.')

test('a key names the mailbox by a hash alone, whatever its tag, for a day', () => {
  const opened = readOwnerLink(key, secrets, later(OWNER_LINK_MS - 1))
  expect(mailboxHashesOf('ana.lima@alfa.example', secrets)).toEqual([opened])
  expect(mailboxHashesOf('rui@alfa.example', secrets)).not.toContain(opened)
  expect(key).not.toMatch(/ana|lima|alfa/i)
  expect(readOwnerLink(key, secrets, later(OWNER_LINK_MS))).toBeNull()
})

test('a key of a secret of before opens, and counts for the same mailbox', () => {
  const changed = { secret: other, formerSecrets: [secret] }
  const opened = readOwnerLink(key, changed, now)
  expect(mailboxHashesOf('ana.lima@alfa.example', changed)).toContain(opened)
})

const rui = ownerLinkKey(secret, 'rui@alfa.example', now).split('.')
test.each([
  ['of another store', ownerLinkKey(other, 'ana.lima@alfa.example', now)],
  ['for another mailbox', `${rui[0]}.${end}.${signature}`],
  ['with a later end', `${hash}.${(later(10 * OWNER_LINK_MS).getTime()).toString(36)}.${signature}`],
  ['with an end written otherwise', `${hash}.0${end}.${signature}`],
  ['without a signature', `${hash}.${end}`],
  ['with more behind it', `${key}.x`],
  ['that is empty', ''],
  ['of long text', '.'.repeat(300)],
])('a key %s opens nothing', (_, text) => {
  expect(readOwnerLink(text, secrets, now)).toBeNull()
})
