import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signEntry } from '../../../../scripts/partner/sign-entry.ts'
import { type AttackedStore, failuresIn, type StartedStore, startStore, watchLog } from '../attacked-store.ts'
import { oneStoreHere } from '../stores-here.ts'
import { anyAddress, sendFrom } from '../visitor.ts'
import { expectBuyingBeside } from './buying-beside.ts'

const MAIN = 'localhost'
const BANK = 'banco.localhost'

describe.each(oneStoreHere('embedded'))(
  'somebody behind a proxy that hands on what they write, on $kind',
  ({ kind }) => {
    let started: StartedStore
    let store: AttackedStore
    beforeAll(async () => {
      started = await startStore(kind, { TRUST_PROXY: '127.0.0.0/8' })
      store = started.store
    })
    afterAll(() => started?.stop())

    const get = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
      const answer = await sendFrom(
        store,
        anyAddress(),
      )({ method: 'GET', path, headers: { host: MAIN, ...headers } })
      const issuer = /data-issuer="([^"]+)"/.exec(answer.text)?.[1]
      return { status: answer.status, issuer, kept: answer.headers.get('cache-control') ?? '' }
    }

    test('chooses nobody’s page for a cache in front', async () => {
      for (const path of ['/', '/faq', '/privacidade']) {
        expect(await get(path, { 'x-forwarded-host': BANK })).toMatchObject({ status: 200, issuer: 'VRPAT' })
        expect(await get(path)).toMatchObject({ status: 200, issuer: 'VRPAT' })
        expect(await get(path, { host: BANK, 'x-forwarded-host': MAIN })).toMatchObject({ issuer: 'JVCEF' })
        const foreign = await get(path, { 'x-forwarded-host': 'evil.example' })
        expect(foreign).toMatchObject({ status: 421, issuer: undefined })
        expect(foreign.kept).not.toContain('public')
      }
    })

    test('breaks no page by a scheme that is none', async () => {
      const log = await watchLog(store)
      for (const scheme of ['a b', 'javascript', ',', 'https, a b', 'x'.repeat(500)]) {
        for (const path of ['/', '/pedido/carrinho', '/simule', '/nada'])
          expect((await get(path, { 'x-forwarded-proto': scheme })).status).toBeLessThan(500)
      }
      expect(failuresIn(await log.lines())).toEqual([])
    })

    test('opens no embedded visit by an entry for another issuer, or for a year', async () => {
      const ask = sendFrom(store, anyAddress())
      const isEmbedded = async (entry: string) => {
        const { text } = await ask({ method: 'GET', path: `/?spe=${entry}`, headers: { host: MAIN } })
        return text.includes('data-embedded="true"')
      }
      expect(await isEmbedded(await signEntry({ issuer: 'VRPAT' }))).toBe(true)
      expect(await isEmbedded(await signEntry({ issuer: 'SICRE', signedBy: 'VRPAT' }))).toBe(false)
      const inAYear = new Date(Date.now() + 365 * 24 * 3_600_000)
      expect(await isEmbedded(await signEntry({ issuer: 'VRPAT', expiresAt: inAYear }))).toBe(false)
    })

    test('keeps nobody from buying', async () => {
      const entry = await signEntry({ issuer: 'SICRE', signedBy: 'VRPAT' })
      const attempt = (nth: number) =>
        get(`/faq?q=${nth}`, {
          'x-forwarded-host': nth % 2 === 0 ? BANK : `${nth}.evil.example`,
          'x-forwarded-proto': `a ${nth}`,
        }).then(() => get(`/?spe=${entry}`))
      await expectBuyingBeside(store, { attempt, perPurchase: 4 })
    })
  },
)
