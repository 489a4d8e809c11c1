import { DEFAULT_ROOT } from '@benefits/content/default-root'
import { loadContent } from '@benefits/content/load-content'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, it } from 'vitest'
import { signEntry } from '../../../../../scripts/partner/sign-entry.ts'
import { knownKeys } from './known-keys.ts'
import { readEntry } from './read-entry.ts'

const content = await loadContent(DEFAULT_ROOT)
const keys = content.get('VRPAT')?.issuer.partnerKeys ?? []
const now = new Date()
const seconds = Math.floor(now.getTime() / 1000)
const issuer = 'VRPAT'

/** A partner with a key of its own, which is known everywhere. */
const { privateKey, publicKey } = await generateKeyPair('EdDSA', { extractable: true })
const { x = '' } = await exportJWK(publicKey)
const own = { kid: 'portal-2', kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', x } as const
const USUAL = { cnpj: '22333444000181', email: 'a@b.example', origem: 'LUMIS' }
const WHOLE = { ...USUAL, aud: issuer, iat: seconds, exp: seconds + 300 }
const sign = (claims: Readonly<Record<string, unknown>>) =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg: 'EdDSA', kid: own.kid }).sign(privateKey)
const readOwn = async (claims: Readonly<Record<string, unknown>>) =>
  readEntry(await sign(claims), { issuer, keys: [...keys, own], now })

it('is read with the keys of its issuer; those of the sandbox only where no production is served', async () => {
  const entry = await signEntry({ issuer })
  const claims = { cnpj: '22333444000181', email: 'cliente@metalurgica.example', origin: 'ACESSO_VR_SPE' }
  expect(await readEntry(entry, { issuer, keys: knownKeys(keys, []), now })).toEqual(claims)
  expect(await readEntry(entry, { issuer, keys: knownKeys(keys, ['loja.example']), now })).toBeNull()
  expect(await readEntry(entry, { issuer, keys: [], now })).toBeNull()
  expect(knownKeys([...keys, own], ['loja.example'])).toEqual([own])
})

it('ends to the second', async () => {
  const expiresAt = new Date(seconds * 1000 + 10_000)
  const entry = await signEntry({ issuer, expiresAt })
  const at = (ms: number) => ({ issuer, keys, now: new Date(expiresAt.getTime() + ms) })
  expect(await readEntry(entry, at(-1000))).not.toBeNull()
  expect(await readEntry(entry, at(0))).toBeNull()
})

it('is read by the one of several keys that it names, and is no longer than an entry can be', async () => {
  expect(await readOwn(WHOLE)).toMatchObject({ origin: 'LUMIS' })
  const entry = `${await sign(WHOLE)}${'x'.repeat(2000)}`
  expect(await readEntry(entry, { issuer, keys: [own], now })).toBeNull()
})

it.each([
  ['that does not end', { exp: undefined }],
  ['that does not say when it began', { iat: undefined }],
  ['for nobody', { aud: undefined }],
  ['for another issuer, by a partner of both', { aud: 'JVCEF' }],
  ['that lives longer than an hour', { exp: seconds + 3601 }],
  ['that begins later, and so could live longer', { iat: seconds + 61, exp: seconds + 3600 }],
])('one %s is none', async (_, change) => {
  expect(await readOwn({ ...WHOLE, ...change })).toBeNull()
})

it.each([
  ['that lives an hour', { exp: seconds + 3600 }],
  ['for several issuers, this one among them', { aud: ['JVCEF', issuer] }],
  ['of a clock that is a little ahead', { iat: seconds + 60 }],
])('one %s is read', async (_, change) => {
  expect(await readOwn({ ...WHOLE, ...change })).not.toBeNull()
})
