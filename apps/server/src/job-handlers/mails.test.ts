import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { defineMail } from '../services/mail/define-mail.ts'
import { findMail, MAILS, occasionsAbout } from './mails.ts'

const SERVICES = fileURLToPath(new URL('../services', import.meta.url))

test('every mail that is defined is listed, under a kind of its own', () => {
  const defined = readdirSync(SERVICES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) =>
      [...readFileSync(join(SERVICES, name), 'utf8').matchAll(/defineMail\(\{\s+kind: '([\w-]+)'/g)].map(
        ([, kind]) => kind,
      ),
    )
  expect(MAILS.map(({ kind }) => kind).toSorted()).toEqual(defined.toSorted())
  const spellings = MAILS.flatMap(({ kind, formerKinds = [] }) => [kind, ...formerKinds])
  expect(new Set(spellings).size).toBe(spellings.length)
})

// Occasions stand in the ledger of every store that ran: another spelling would send each of them once more.
test('mails are spelled as they were, and found by what they are about', () => {
  const ids = { lead: ['l'], order: ['o'], code: ['c'], proposal: ['p'] }
  expect(occasionsAbout(ids).toSorted()).toEqual([
    'contract-copy:o',
    'contract-link:o',
    'lead-follow-up:l',
    'proposal:p',
    'verification-code:c',
  ])
  expect(MAILS.filter(({ outlivesPerson }) => outlivesPerson).map(({ kind }) => kind)).toEqual([
    'contract-copy',
    'contract-link',
  ])
  expect(findMail('verificationCode')?.kind).toBe('verification-code')
  expect(findMail('contractCopy')?.kind).toBe('contract-copy')
  expect(findMail('newsletter')).toBeUndefined()
})

const SAMPLE = {
  kind: 'sample',
  queue: 'mail',
  data: z.object({ orderId: z.string() }),
  about: 'order',
  idOf: ({ orderId }: { readonly orderId: string }) => orderId,
  outlivesPerson: false,
  limits: [],
  toldAs: 'Exemplo',
  find: async () => ({ issuer: 'VRPAT' }),
  recipient: () => 'ana@alfa.example',
  write: (_found: unknown, _parts: unknown, wayOut: string | null) => text(String(wayOut)),
} as const
const text = (words: string) => ({ subject: words, text: words, html: words })

test('a mail does not compile that forgets whether it has a way out, or writes of one that it has not', () => {
  // @ts-expect-error: optOut is missing
  defineMail(SAMPLE)
  // @ts-expect-error: there is no address to write of
  defineMail({ ...SAMPLE, optOut: 'notNeeded', write: (_found, _parts, wayOut: string) => text(wayOut) })
  // @ts-expect-error: a limit that no mail is given back to
  defineMail({ ...SAMPLE, optOut: 'notNeeded', limits: ['mailsOfRecipient'] })
  expect(defineMail({ ...SAMPLE, optOut: 'offered' }).toldAs).toBe('Exemplo')
})
