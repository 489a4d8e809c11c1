import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { webhookPortal } from '../../src/adapters/portal/webhook.ts'
import { inTransaction } from '../../src/database/in-transaction.ts'
import { createJobs } from '../../src/jobs/create-jobs.ts'
import { openTestDatabase } from '../support/databases.ts'
import { type FakeRequest, type FakeService, startFakeService } from '../support/fake-service.ts'
import { withQuickRetries } from '../support/quick-retries.ts'
import { silentLog } from '../support/silent-log.ts'

const SECRET = 'a secret of at least thirty-two characters'
const ORDER = {
  orderId: '01990000-0000-7000-8000-000000000001',
  number: '2026-0001',
  issuer: 'VRPAT',
  body: { cnpj: '11222333000181', company: 'Padaria São João' },
}

type Check = (secret: string, headers: FakeRequest['headers'], body: string, nowSeconds: number) => boolean

/** The receiver's recipe as docs/operations.md prints it. */
async function documentedCheck(): Promise<Check> {
  const text = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8')
  const recipe = /```js\n([\s\S]*?)```/.exec(text)?.[1] ?? ''
  const module = await import(`data:text/javascript,${encodeURIComponent(recipe)}`)
  return module.isFromTheStore
}

describe('the signed webhook', () => {
  let portal: FakeService
  let time = Date.parse('2026-11-21T12:00:00Z')
  const now = () => new Date(time)
  beforeEach(async () => {
    portal = await startFakeService()
  })
  afterEach(() => portal.close())
  const webhook = () => webhookPortal({ url: `${portal.url}/orders`, secrets: [SECRET], timeOutMs: 500 }, now)

  it('posts the order so that the documented recipe knows it, and nobody else’s', async () => {
    portal.answer({ status: 202 })
    await webhook().handOver(ORDER)
    const [request] = portal.requests
    if (!request) throw new Error('nothing was posted')
    const { method, path, headers, body } = request
    expect([method, path, headers['content-type']]).toEqual(['POST', '/orders', 'application/json'])
    expect(headers['idempotency-key']).toBe(ORDER.orderId)
    expect(JSON.parse(body)).toEqual(ORDER)

    const isFromTheStore = await documentedCheck()
    const at = time / 1000
    expect(isFromTheStore(SECRET, headers, body, at + 200)).toBe(true)
    expect(isFromTheStore(`${SECRET}.`, headers, body, at)).toBe(false)
    expect(isFromTheStore(SECRET, headers, body.replace('2026', '2027'), at)).toBe(false)
    expect(isFromTheStore(SECRET, headers, body, at + 400)).toBe(false)
    const later = { ...headers, 'x-webhook-timestamp': String(at + 400) }
    expect(isFromTheStore(SECRET, later, body, at + 400)).toBe(false)
    expect(isFromTheStore(SECRET, {}, body, at)).toBe(false)
  })

  it.each([400, 401, 404, 409, 422, 429, 500, 503, 302])(
    'rejects an answer of %i, so that the job tries again',
    async (status) => {
      portal.answer({ status, headers: status === 302 ? { location: `${portal.url}/elsewhere` } : {} })
      await expect(webhook().handOver(ORDER)).rejects.toThrow()
      expect(portal.requests.map(({ path }) => path)).toEqual(['/orders'])
    },
  )

  it.each([
    ['says nothing', 'silent' as const],
    ['is late', { status: 202, delayMs: 1000 }],
  ])('rejects when the portal %s', async (_what, answer) => {
    portal.answer(answer)
    await expect(webhook().handOver(ORDER)).rejects.toThrow(/time/i)
  })

  it('does not wait for what the portal has to say', async () => {
    portal.answer({ status: 200, body: 'x'.repeat(100_000), cutAt: 10 })
    await expect(webhook().handOver(ORDER)).resolves.toBeNull()
  })

  it.each([
    ['confirms', { situacao: 'CONFIRMADO', numero: 7 }, 'confirmed'],
    ['cancels', { situacao: 'CANCELADO' }, 'cancelled'],
    ['says nothing', '', null],
    ['says something else', { situacao: 'RECEBIDO' }, null],
    ['says it in no JSON', 'CONFIRMADO', null],
    ['says null', 'null', null],
    ['says it after more than anybody reads', `{"x":"${'x'.repeat(20_000)}","situacao":"CONFIRMADO"}`, null],
  ])('takes the portal’s word where it %s', async (_what, body, word) => {
    portal.answer({ status: 200, body })
    await expect(webhook().handOver(ORDER)).resolves.toBe(word)
  })

  it('pauses for as long as the portal asks, and then hands over', async () => {
    const handOver = webhook()
    portal.answer({ status: 429, headers: { 'retry-after': '30' } })
    await expect(handOver.handOver(ORDER)).rejects.toThrow('429')
    portal.answer({ status: 202 })
    time += 29_000
    await expect(handOver.handOver(ORDER)).rejects.toThrow('left alone')
    expect(portal.requests).toHaveLength(1)
    time += 2000
    await handOver.handOver(ORDER)
    expect(portal.requests).toHaveLength(2)
  })

  it('lets no refused order stand in the way of the others', async () => {
    const handOver = webhook()
    portal.answer(({ body }) => ({ status: body.includes('refused') ? 422 : 202 }))
    for (let count = 0; count < 8; count++) {
      await expect(handOver.handOver({ ...ORDER, number: 'refused' })).rejects.toThrow('422')
    }
    await handOver.handOver(ORDER)
  })

  it('keeps secret and order out of its errors', async () => {
    portal.answer({ status: 500, body: `echo ${SECRET}` })
    const handOver = webhook()
    const failed = await handOver.handOver(ORDER).catch((error: Error) => error)
    await portal.close()
    const unreachable = await handOver.handOver(ORDER).catch((error: Error) => error)
    for (const error of [failed, unreachable]) {
      expect(error).toBeInstanceOf(Error)
      const { message, stack, cause } = error as Error
      expect(`${message} ${stack} ${String(cause)}`).not.toMatch(/thirty-two|11222333|São João/)
    }
  })

  it('is called again by the job, with the same id and a new time, until the portal takes the order', async () => {
    const answers = [503, 202]
    portal.answer(() => ({ status: answers[portal.requests.length - 1] ?? 202 }))
    const opened = await openTestDatabase('embedded')
    const jobs = createJobs(opened.database, silentLog)
    // The second that a try is told to be of: each has its own.
    const handOver = webhookPortal({ url: portal.url, secrets: [SECRET] }, () => {
      time += 1000
      return now()
    })
    const { promise: taken, resolve } = Promise.withResolvers<void>()
    jobs.registerHandler('portal-hand-over', async ({ orderId }) => {
      await handOver.handOver({ ...ORDER, orderId })
      resolve()
    })
    await jobs.start()
    await withQuickRetries(opened.database, async () => {
      await inTransaction(opened.database, (trx) =>
        jobs.enqueue(trx, 'portal-hand-over', { orderId: ORDER.orderId }),
      )
      await taken
    })
    expect(portal.requests).toHaveLength(2)
    expect(new Set(portal.requests.map(({ headers }) => headers['idempotency-key']))).toEqual(
      new Set([ORDER.orderId]),
    )
    expect(new Set(portal.requests.map(({ headers }) => headers['x-webhook-timestamp'])).size).toBe(2)
    await jobs.stop()
    await opened.close()
  })
})
