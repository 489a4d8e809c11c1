import type { FastifyReply, FastifyRequest } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { newId } from '../../src/database/new-id.ts'
import { createLimits } from '../../src/plugins/limits.ts'
import { openTestDatabase, type TestDatabase } from '../support/databases.ts'
import { startTestServer, type TestServer } from '../support/start-server.ts'

const WRITES = [
  ['/api/v2/carrinhos', 'cart.register'],
  ['/api/v2/propostas', 'cart.propose'],
  ['/api/v2/contratacoes', 'contract.hire'],
  ['/api/v2/aceites', 'contract.accept'],
] as const

const calls = () => (app: import('fastify').FastifyInstance) => {
  app.get('/api/v1/escopo', { config: { call: 'test.scope' } }, async () => ({ ok: true }))
  app.post('/api/v2/leads', { config: { call: 'lead.create' } }, async () => ({ ok: true }))
  app.put('/api/v2/leads/um', { config: { call: 'lead.update' } }, async () => ({ ok: true }))
  for (const [path, call] of WRITES) app.post(path, { config: { call } }, async () => ({ ok: true }))
}

/** The window is a minute of the clock: it stands still, so that a busy machine never reaches its end. */
describe('what a process answers in a minute', () => {
  let opened: TestDatabase
  let server: TestServer
  beforeAll(async () => {
    opened = await openTestDatabase('embedded')
    server = await startTestServer({ database: opened, calls, env: { LIMITS: 'normal' } })
  })
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    return () => vi.useRealTimers()
  })
  afterAll(async () => {
    await server?.close()
    await opened?.close()
  })

  const lookFrom = (from: string) => (session: string) =>
    server.call('GET', '/api/v1/escopo', { session, from })
  const times = async (count: number, ask: () => ReturnType<TestServer['call']>) => {
    for (let at = 0; at < count; at++) expect((await ask()).statusCode).toBe(200)
  }

  it('is 600 calls of a session; others at its address go on, and so does it a minute later', async () => {
    const session = newId()
    const look = lookFrom('192.0.2.20')
    await times(600, () => look(session))
    const refused = await look(session)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBe(60)
    expect((await look(newId())).statusCode).toBe(200)
    vi.advanceTimersByTime(60_000)
    expect((await look(session)).statusCode).toBe(200)
  })

  it('is 60 leads of a session, made or changed, beside which it may go on looking', async () => {
    const session = newId()
    const make = () => server.call('POST', '/api/v2/leads', { session, body: {}, from: '192.0.2.21' })
    const change = () => server.call('PUT', '/api/v2/leads/um', { session, body: {}, from: '192.0.2.21' })
    await times(30, make)
    await times(30, change)
    expect((await make()).statusCode).toBe(429)
    expect((await change()).statusCode).toBe(429)
    expect((await lookFrom('192.0.2.21')(session)).statusCode).toBe(200)
  })

  it('is 3000 calls of an address, whatever the sessions; another address goes on', async () => {
    const from = '192.0.2.22'
    // Calls without a token are refused and count as well: they take a third of the time.
    for (let at = 0; at < 2900; at++)
      expect((await server.inject({ url: '/api/v1/escopo', remoteAddress: from })).statusCode).toBe(401)
    await times(100, () => lookFrom(from)(newId()))
    expect((await lookFrom(from)(newId())).statusCode).toBe(429)
    expect((await lookFrom('192.0.2.23')(newId())).statusCode).toBe(200)
  })

  const writeFrom = (path: string, from: string) => () =>
    server.call('POST', path, { session: newId(), body: {}, from })

  it.each([
    ['300 carts', '/api/v2/carrinhos', 300],
    ['100 proposals', '/api/v2/propostas', 100],
    ['30 hirings', '/api/v2/contratacoes', 30],
    ['1000 writes of whatever kind', '/api/v2/aceites', 1000],
  ])('is %s of an address, whatever the sessions; it may go on looking', async (_name, path, count) => {
    const from = `198.51.100.${count % 256}`
    await times(count, writeFrom(path, from))
    expect((await writeFrom(path, from)()).statusCode).toBe(429)
    expect((await lookFrom(from)(newId())).statusCode).toBe(200)
    vi.advanceTimersByTime(60_000)
    expect((await writeFrom(path, from)()).statusCode).toBe(200)
  })

  it.each([
    ['40 carts', '/api/v2/carrinhos', 40],
    ['20 proposals', '/api/v2/propostas', 20],
    ['4 hirings', '/api/v2/contratacoes', 4],
    ['200 writes of whatever kind', '/api/v2/aceites', 200],
  ])('is %s of a session, wherever it is; it may go on looking', async (_name, path, count) => {
    const session = newId()
    const write = (nth: number) => server.call('POST', path, { session, body: {}, from: `192.0.4.${nth}` })
    for (let nth = 0; nth < count; nth++) expect((await write(nth)).statusCode).toBe(200)
    expect((await write(count)).statusCode).toBe(429)
    expect((await lookFrom('192.0.4.1')(session)).statusCode).toBe(200)
  })

  // Asked of the limits themselves: that a server asks them is what all the others show.
  it('is 12000 writes of an address in an hour', () => {
    const { byAddress } = createLimits(server.parts, server.app.ownCalls)
    const write = () => {
      const told = { passes: false, status: 0, retryAfter: 0 }
      const request = {
        ip: '192.0.2.24',
        routeOptions: { config: { call: 'contract.accept' } },
      } as FastifyRequest
      const reply = {
        request,
        server: server.app,
        code: (status: number) => Object.assign(told, { status }) && reply,
        header: (name: string, value: unknown) =>
          name === 'retry-after' ? Object.assign(told, { retryAfter: value }) && reply : reply,
        type: () => reply,
        send: () => reply,
      } as unknown as FastifyReply
      byAddress(request, reply, () => {
        told.passes = true
      })
      return told
    }
    for (let minute = 0; minute < 12; minute++) {
      for (let nth = 0; nth < 1000; nth++) expect(write().passes).toBe(true)
      vi.advanceTimersByTime(60_000)
    }
    expect(write()).toEqual({ passes: false, status: 429, retryAfter: 48 * 60 })
  })
})
