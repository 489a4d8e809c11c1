import { DEFAULT_ROOT } from '@benefits/content/default-root'
import { loadContent } from '@benefits/content/load-content'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, it } from 'vitest'
import { signEntry } from '../../../../../scripts/partner/sign-entry.ts'
import { readEntry } from './read-entry.ts'

const content = await loadContent(DEFAULT_ROOT)
const keys = content.get('VRPAT')?.issuer.partnerKeys ?? []
const now = new Date()

it('is read with the keys of its issuer, whatever the environment but production', async () => {
  const entry = await signEntry({ issuer: 'VRPAT' })
  const claims = { cnpj: '22333444000181', email: 'cliente@metalurgica.example', origin: 'ACESSO_VR_SPE' }
  expect(await readEntry(entry, { keys, environment: 'DEV', now })).toEqual(claims)
  expect(await readEntry(entry, { keys, environment: 'QA', now })).toEqual(claims)
  expect(await readEntry(entry, { keys, environment: 'PRD', now })).toBeNull()
  expect(await readEntry(entry, { keys: [], environment: 'DEV', now })).toBeNull()
})

it('ends to the second', async () => {
  const expiresAt = new Date(Math.floor(now.getTime() / 1000) * 1000 + 10_000)
  const entry = await signEntry({ issuer: 'VRPAT', expiresAt })
  const at = (ms: number) => ({ keys, environment: 'DEV' as const, now: new Date(expiresAt.getTime() + ms) })
  expect(await readEntry(entry, at(-1000))).not.toBeNull()
  expect(await readEntry(entry, at(0))).toBeNull()
})

it('needs an end, and one of several keys by its name', async () => {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { extractable: true })
  const { x = '' } = await exportJWK(publicKey)
  const own = { kid: 'portal-2', kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', x } as const
  const both = { keys: [...keys, own], environment: 'PRD' as const, now }
  const entry = () =>
    new SignJWT({ cnpj: '22333444000181', email: 'a@b.example', origem: 'LUMIS' }).setProtectedHeader({
      alg: 'EdDSA',
      kid: 'portal-2',
    })
  expect(await readEntry(await entry().sign(privateKey), both)).toBeNull()
  const whole = await entry().setExpirationTime('5m').sign(privateKey)
  expect(await readEntry(whole, both)).toMatchObject({ origin: 'LUMIS' })
  expect(await readEntry(`${whole}${'x'.repeat(2000)}`, both)).toBeNull()
})
