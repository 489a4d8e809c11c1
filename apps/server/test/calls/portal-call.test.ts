import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../src/database/new-id.ts'
import { databases } from '../support/databases.ts'
import { actAs, anyPerson, type PurchaseServer, startBuyer, startPurchases } from './purchase-server.ts'
import { refusalOf } from './start-calls.ts'

const SECRET = 'a secret of at least thirty-two characters'
const WEBHOOK = {
  PORTAL: 'webhook',
  PORTAL_WEBHOOK_URL: 'http://127.0.0.1:9/orders',
  PORTAL_WEBHOOK_SECRET: SECRET,
}
const CONFIRMED = { situacao: 'CONFIRMADO' }
const CANCELLED = { situacao: 'CANCELADO' }

describe.each(databases)('what the customer portal says of an order on %s', (kind) => {
  let server: PurchaseServer
  let clock = Date.now()
  beforeAll(async () => {
    const handOver = async () => null
    server = await startPurchases(kind, {
      env: WEBHOOK,
      ports: { portal: { handOver } },
      parts: { now: () => new Date(clock) },
    })
  })
  afterAll(() => server.close())

  interface Call {
    readonly secret?: string
    readonly at?: number
    /** Replaces what was signed. */
    readonly sent?: string
    readonly headers?: Readonly<Record<string, string>>
  }
  const call = (
    orderId: string,
    body: unknown,
    { secret = SECRET, at = clock, sent, headers }: Call = {},
  ) => {
    const payload = typeof body === 'string' ? body : JSON.stringify(body)
    const timestamp = String(Math.floor(at / 1000))
    const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex')
    return server.inject({
      method: 'POST',
      url: `/api/v1/portal/pedidos/${orderId}/situacao`,
      headers: {
        'content-type': 'application/json',
        'x-webhook-timestamp': timestamp,
        'x-webhook-signature': `sha256=${signature}`,
        ...headers,
      },
      payload: sent ?? payload,
    })
  }
  const order = async () => {
    clock += 1000
    const buyer = await startBuyer(server, { issuer: 'VRPAT', person: anyPerson() })
    const { prepare, hire } = actAs(server, buyer)
    return (await hire((await prepare()).cartId)).json<{ idPedido: string }>().idPedido
  }
  const stateOf = async (id: string) => {
    const rows = server.parts.database.kysely.selectFrom('orders').select('portalState')
    return (await rows.where('id', '=', id).executeTakeFirstOrThrow()).portalState
  }

  test('is kept, again is as good as once, and a cancelled order stays cancelled', async () => {
    const id = await order()
    expect(await stateOf(id)).toBeNull()
    for (let nth = 0; nth < 3; nth++) expect((await call(id, CONFIRMED)).statusCode).toBe(204)
    expect(await stateOf(id)).toBe('confirmed')
    for (let nth = 0; nth < 2; nth++) expect((await call(id, CANCELLED)).statusCode).toBe(204)
    expect(await stateOf(id)).toBe('cancelled')
    clock += 1000
    for (const again of [await call(id, CONFIRMED), await call(id, CONFIRMED, { at: clock - 1000 })])
      expect(refusalOf(again)).toMatchObject({ status: 409, code: 409 })
    expect(await stateOf(id)).toBe('cancelled')
  })

  test('is told of one order: what was signed for it is refused for any other', async () => {
    const [one, other] = [await order(), await order()]
    expect((await call(one, CONFIRMED)).statusCode).toBe(204)
    expect(refusalOf(await call(other, CONFIRMED))).toMatchObject({ status: 409 })
    expect(await stateOf(other)).toBeNull()
    expect((await call(other, { ...CONFIRMED, idPedido: one })).statusCode).toBe(400)
    expect((await call(other, { ...CONFIRMED, idPedido: other })).statusCode).toBe(204)
    expect(await stateOf(other)).toBe('confirmed')
  })

  test('is refused without the webhook’s signature over these bytes, of about now', async () => {
    const id = await order()
    const refused = [
      await call(id, CONFIRMED, { secret: `${SECRET}.` }),
      await call(id, CONFIRMED, { at: clock - 301_000 }),
      await call(id, CONFIRMED, { at: clock + 301_000 }),
      await call(id, CONFIRMED, { sent: JSON.stringify(CANCELLED) }),
      await call(id, CONFIRMED, { sent: '' }),
      await call(id, CONFIRMED, { headers: { 'x-webhook-timestamp': '1e9' } }),
      await call(id, CONFIRMED, { headers: { 'x-webhook-signature': '' } }),
      await server.inject({
        method: 'POST',
        url: `/api/v1/portal/pedidos/${id}/situacao`,
        payload: CONFIRMED,
      }),
    ]
    for (const answer of refused) expect(refusalOf(answer)).toMatchObject({ status: 401, code: 401 })
    expect(await stateOf(id)).toBeNull()
  })

  test.each([
    ['another word', { situacao: 'TALVEZ' }, 400],
    ['more members', { ...CONFIRMED, motivo: 'x' }, 400],
    ['no JSON', '{"situacao":', 400],
    ['bytes that are no text', '"\u0000\uD800"', 400],
    ['a list', [CONFIRMED], 400],
    ['null', null, 400],
    ['more than fits', { ...CONFIRMED, motivo: 'x'.repeat(5000) }, 413],
  ])('with %s is refused', async (_what, body, status) => {
    const id = await order()
    expect((await call(id, body)).statusCode).toBe(status)
    expect(await stateOf(id)).toBeNull()
  })

  test('of an order that is not there is 404', async () => {
    expect(refusalOf(await call(newId(), CONFIRMED))).toMatchObject({ status: 404, code: 404 })
    expect(refusalOf(await call('7', CONFIRMED))).toMatchObject({ status: 404, code: 404 })
  })
})

test('where orders go to the outbox there is no such address', async () => {
  const server = await startPurchases('embedded')
  const answer = await server.inject({
    method: 'POST',
    url: `/api/v1/portal/pedidos/${newId()}/situacao`,
    payload: CONFIRMED,
  })
  expect(refusalOf(answer)).toMatchObject({ status: 404, code: 404 })
  await server.close()
})
