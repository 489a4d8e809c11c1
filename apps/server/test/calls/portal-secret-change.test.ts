import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { signWebhook } from '../../src/adapters/portal/sign-webhook.ts'
import { webhookPortal } from '../../src/adapters/portal/webhook.ts'
import { readConfig } from '../../src/config.ts'
import { databases, openTestDatabase, type TestDatabase } from '../support/databases.ts'
import { type FakeRequest, type FakeService, startFakeService } from '../support/fake-service.ts'
import { actAs, anyPerson, type PurchaseServer, startBuyer, startPurchases } from './purchase-server.ts'

const OLD = 'a secret that store and portal had for years'
const NEW = 'a secret that both of them are about to have'
const WAIT = { timeout: 240_000, interval: 50 }

// docs/rules/calls.md: two-secrets
describe.each(databases)('the secret of the portal changes while orders run on %s', (kind) => {
  let database: TestDatabase
  let portal: FakeService
  /** What the portal checks by, and signs with. */
  let portalKnows = OLD
  let refused = 0
  const taken = new Set<string>()

  beforeAll(async () => {
    database = await openTestDatabase(kind)
    portal = await startFakeService()
    portal.answer((request) => {
      const isGood = isSigned(request, portalKnows)
      if (isGood) taken.add(String(request.headers['idempotency-key']))
      else refused++
      return { status: isGood ? 200 : 401 }
    })
  })
  afterAll(async () => {
    await portal?.close()
    await database?.close()
  })

  /** As the recipe of docs/operations.md. */
  const isSigned = ({ headers, body }: FakeRequest, secret: string): boolean => {
    const all = String(headers['x-webhook-signatures'] ?? headers['x-webhook-signature']).split(',')
    return all.includes(signWebhook(secret, String(headers['x-webhook-timestamp']), body))
  }
  /** One release of the store's settings after the other, as processes are replaced. */
  const withSecrets = async (secrets: string, work: (server: PurchaseServer) => Promise<void>) => {
    const env = { PORTAL: 'webhook', PORTAL_WEBHOOK_URL: portal.url, PORTAL_WEBHOOK_SECRET: secrets }
    const { webhookSecrets } = readConfig(env).portal
    const handsOver = webhookPortal({ url: portal.url, secrets: webhookSecrets }, () => new Date())
    const server = await startPurchases(kind, { database, env, ports: { portal: handsOver } })
    await work(server).finally(() => server.close())
  }
  const order = async (server: PurchaseServer) => {
    const buyer = await startBuyer(server, { issuer: 'VRPAT', person: anyPerson() })
    const { prepare, hire } = actAs(server, buyer)
    const { idPedido: id } = (await hire((await prepare()).cartId)).json<{ idPedido: string }>()
    await vi.waitFor(() => expect(taken.has(id)).toBe(true), WAIT)
    return id
  }
  const report = async (server: PurchaseServer, id: string, secret = portalKnows) => {
    const body = JSON.stringify({ situacao: 'CONFIRMADO', idPedido: id })
    const at = String(Math.floor(Date.now() / 1000))
    const headers = { 'x-webhook-timestamp': at, 'x-webhook-signature': signWebhook(secret, at, body) }
    const url = `/api/v1/portal/pedidos/${id}/situacao`
    return (await server.inject({ method: 'POST', url, headers, payload: body })).statusCode
  }

  test('every order is taken the first time it is handed over, and every word of the portal counts', async () => {
    await withSecrets(OLD, async (server) => {
      const id = await order(server)
      expect([await report(server, id), await report(server, id, NEW)]).toEqual([204, 401])
    })
    await withSecrets(`${OLD},${NEW}`, async (server) => {
      expect(await report(server, await order(server))).toBe(204)
      const [last] = portal.requests.slice(-1)
      const { 'x-webhook-signature': first, 'x-webhook-timestamp': at } = last?.headers ?? {}
      // Who knows nothing of a list goes by the first as before.
      expect(first).toBe(signWebhook(OLD, String(at), last?.body ?? ''))
      portalKnows = NEW
      expect(await report(server, await order(server))).toBe(204)
    })
    await withSecrets(NEW, async (server) => {
      const id = await order(server)
      expect([await report(server, id), await report(server, id, OLD)]).toEqual([204, 401])
      expect(portal.requests.at(-1)?.headers).not.toHaveProperty('x-webhook-signatures')
    })
    expect(refused).toBe(0)
  })
})
