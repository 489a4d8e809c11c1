import { randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { trace } from '@opentelemetry/api'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Monitoring, startOtlp } from '../../src/adapters/monitoring/start-otlp.ts'
import { traced, tracedAlone, traceHeaders } from '../../src/ports/monitoring.ts'
import { cnpjOf } from '../calls/start-calls.ts'
import { databases, openTestDatabase, type TestDatabase } from '../support/databases.ts'
import type { TestServer } from '../support/start-server.ts'
import { startWholeStore } from '../support/whole-store.ts'

/** A span as OTLP/JSON writes it, as far as the tests look at it. */
interface Sent {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly links?: readonly object[]
}

interface Body {
  readonly resourceSpans?: readonly { readonly scopeSpans: readonly { readonly spans: readonly Sent[] }[] }[]
}

const PERSON = { name: 'Joana Prado', email: 'joana@alfa.example', phone: '11987654321' }
const CNPJ = cnpjOf('412223330001')

describe.each(databases)('monitoring over OTLP, with the database %s', (kind) => {
  let collector: Server
  let opened: TestDatabase
  let server: TestServer
  let monitoring: Monitoring
  const got: { readonly path: string; readonly key: unknown; readonly body: Body }[] = []

  beforeAll(async () => {
    collector = createServer(async (request, response) => {
      const body = (await json(request)) as Body
      got.push({ path: request.url ?? '', key: request.headers['x-key'], body })
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
    const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
    opened = await openTestDatabase(kind)
    const env = {
      OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=ensaio',
    }
    monitoring = startOtlp({
      endpoint,
      headers: { 'x-key': 'a b' },
      serviceName: 'loja',
      attributes: { 'deployment.environment.name': 'ensaio', 'service.version': '2026.11' },
    })
    server = await startWholeStore(opened, {}, env)
    expect(server.parts.config.monitoring).toEqual({
      endpoint,
      headers: { 'x-key': 'a b' },
      serviceName: 'loja-de-beneficios',
      attributes: { 'deployment.environment.name': 'ensaio' },
    })
  })
  afterAll(async () => {
    await server?.close()
    await monitoring?.close()
    await opened?.close()
    collector?.close()
  })

  it('makes a request one trace, from the page’s command through call and transaction to the statement', async () => {
    const traceId = randomBytes(16).toString('hex')
    const parent = randomBytes(8).toString('hex')
    const answer = await server.inject({
      method: 'POST',
      url: '/recursos/contato?utm_source=segredo',
      headers: {
        host: 'localhost:3000',
        'content-type': 'application/json',
        traceparent: `00-${traceId}-${parent}-01`,
      },
      payload: JSON.stringify({
        body: { visitorId: '', company: { cnpj: CNPJ, employees: 10, contact: PERSON } },
        idempotencyKey: traceId,
      }),
    })
    expect(answer.json()).toMatchObject({ ok: true })
    await monitoring.flush()
    const bodies = got.filter(({ path }) => path === '/v1/traces').map(({ body }) => body)
    const spans = bodies
      .flatMap(({ resourceSpans = [] }) => resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans)
      .flatMap((scope) => scope.spans)
      .filter((span) => span.traceId === traceId)
    const byId = new Map(spans.map((span) => [span.spanId, span]))
    const wayOf = (span: Sent | undefined): readonly string[] =>
      span ? [...wayOf(byId.get(span.parentSpanId ?? '')), span.name] : []
    const insert = spans.find((span) => span.name === 'sql insert' && wayOf(span).includes('transaction'))
    expect(wayOf(insert)).toEqual([
      'POST /*',
      'POST /api/v2/leads',
      'call lead.create',
      'transaction',
      'sql insert',
    ])
    expect(spans.find(({ name }) => name === 'POST /*')?.parentSpanId).toBe(parent)
    const told = JSON.stringify(bodies)
    for (const personal of [...Object.values(PERSON), CNPJ, 'segredo']) expect(told).not.toContain(personal)
    expect(got.every(({ key }) => key === 'a b')).toBe(true)
  })

  it('says which process of which environment and version it is', async () => {
    await monitoring.flush()
    const told = JSON.stringify(got.map(({ body }) => body))
    for (const said of [
      'service.instance.id',
      'deployment.environment.name',
      'ensaio',
      'service.version',
      '2026.11',
    ])
      expect(told).toContain(said)
  })

  it('links a job to the request that asked for it', async () => {
    const asking: { traceparent?: string } = {}
    await tracedAlone('request', {}, async () => {
      Object.assign(asking, traceHeaders())
    })
    await tracedAlone('job linked', {}, async () => {}, asking.traceparent)
    await monitoring.flush()
    const spans = got.flatMap(({ body }) => body.resourceSpans ?? []).flatMap(({ scopeSpans }) => scopeSpans)
    const job = spans.flatMap((scope) => scope.spans).find(({ name }) => name === 'job linked')
    const [, traceId, spanId] = asking.traceparent?.split('-') ?? []
    expect(job?.links).toMatchObject([{ traceId, spanId }])
    expect(job?.traceId).not.toBe(traceId)
    const rows = await sql<{ data: { traceparent?: string } }>`select data from pgboss.job
      where name = 'lead-follow-up' and data ? 'traceparent'`.execute(opened.database.kysely)
    expect(rows.rows[0]?.data.traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/)
  })

  it('records a request whose caller asks for none', async () => {
    const traceId = randomBytes(16).toString('hex')
    const traceparent = `00-${traceId}-${randomBytes(8).toString('hex')}-00`
    await server.inject({ url: '/health/live', headers: { traceparent } })
    await monitoring.flush()
    expect(JSON.stringify(got.filter(({ path }) => path === '/v1/traces'))).toContain(traceId)
  })

  it('tells how long requests take, by pattern', async () => {
    await monitoring.flush()
    const told = JSON.stringify(got.filter(({ path }) => path === '/v1/metrics'))
    expect(told).toContain('http.server.request.duration')
    expect(told).toContain('/api/v2/leads')
    expect(told).not.toContain(CNPJ)
  })

  it('tells a failure by its type, and gives a partner’s service the trace to go on with', async () => {
    let sent: Readonly<Record<string, string>> = {}
    const failing = tracedAlone('job x', {}, () => {
      sent = traceHeaders()
      return traced('inside', {}, () => Promise.reject(new TypeError(PERSON.email)))
    })
    await expect(failing).rejects.toThrow()
    await monitoring.flush()
    expect(sent.traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/)
    const told = JSON.stringify(got)
    expect(told).toContain('TypeError')
    expect(told).not.toContain(PERSON.email)
  })
})

it('without a collector nothing is a span, and no header goes out', async () => {
  expect(await tracedAlone('x', {}, async () => trace.getActiveSpan()?.isRecording() ?? false)).toBe(false)
  expect(await traced('x', {}, async () => 5)).toBe(5)
  expect(traceHeaders()).toEqual({})
})
