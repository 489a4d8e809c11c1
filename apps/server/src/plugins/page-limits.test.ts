import { DEFAULT_ROOT } from '@benefits/content/default-root'
import { loadContent } from '@benefits/content/load-content'
import type { IssuerContent } from '@benefits/domain/content/issuer-content'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { createMetrics } from '../process/metrics.ts'
import { createPageLimit, type PageWork } from './page-limits.ts'

/** A server whose addresses count as the work that they are named after. */
async function startPages({ relaxedLimits = false, now = (): number => 0 } = {}) {
  const told: unknown[] = []
  const app = fastify()
  app.decorate('metrics', createMetrics({ withProcess: false }))
  app.decorate('mainIssuer', [...(await loadContent(DEFAULT_ROOT)).values()][0] as IssuerContent)
  const limit = createPageLimit(
    { relaxedLimits },
    { tell: (event, facts) => told.push([event, facts?.reason]) },
    now,
  )
  app.get('/:area/:work', async (request, reply) => {
    const { work } = request.params as { work: PageWork }
    return limit(work, request, reply) ? reply : 'drawn'
  })
  const get = (url: string, remoteAddress = '192.0.2.1') => app.inject({ url, remoteAddress })
  const getMany = async (url: string, times: number, from?: string) => {
    let last = await get(url, from)
    for (let count = 1; count < times; count++) last = await get(url, from)
    return last
  }
  return { get, getMany, told }
}

it('draws 600 pages a minute for an address, then says when to come back', async () => {
  let now = 0
  const { get, getMany, told } = await startPages({ now: () => now })
  expect((await getMany('/p/drawnPage', 600)).statusCode).toBe(200)
  const refused = await get('/p/drawnPage')
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBe('60')
  expect(refused.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(refused.body).toContain('Muitas tentativas em pouco tempo')
  expect(told).toEqual([['limitReached', 'drawnPage']])
  expect((await get('/p/keptPage')).statusCode).toBe(200)
  expect((await get('/p/drawnPage', '192.0.2.2')).statusCode).toBe(200)
  now = 60_000
  expect((await get('/p/drawnPage')).statusCode).toBe(200)
})

it('counts an IPv6 network as one address, and tells commands in their own shape', async () => {
  const { get, getMany } = await startPages()
  await getMany('/recursos/command', 1200, '2001:db8:1:2::1')
  const refused = await get('/recursos/command', '2001:db8:1:2::2')
  expect(refused.json()).toMatchObject({ ok: false, problem: { code: 429, status: 429, retryAfter: 60 } })
  expect((await get('/recursos/command', '2001:db8:1:3::1')).statusCode).toBe(200)
})

it('kept pages are cheap, not free, and a test machine may ask more', async () => {
  const strict = await startPages()
  expect((await strict.getMany('/p/keptPage', 12_001)).statusCode).toBe(429)
  const relaxed = await startPages({ relaxedLimits: true })
  expect((await relaxed.getMany('/p/drawnPage', 700)).statusCode).toBe(200)
})
