import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { CALLS } from '../../src/calls/calls.ts'
import { LONGEST_TARGET, MOST_HEADERS } from '../../src/plugins/request-target.ts'
import { openTestDatabase, type TestDatabase } from '../support/databases.ts'
import type { TestServer } from '../support/start-server.ts'
import { startWholeStore } from '../support/whole-store.ts'

/** Most CPU that one request may take, whatever it says, on a machine of today. */
const MOST_MS = 50
/** On a slower or a busier one: so many times what the same request takes when it says next to nothing. */
const MOST_TIMES = 3
/** The best of so many tries counts: the first ones compile, draw and fill what is kept. */
const TRIES = 8
/** What a body may hold, its names and quotes aside. */
const LONGEST_BODY = 56_000
const LONGEST_HEADER = MOST_HEADERS - 1500

/** Texts that have made expressions and readers slow. */
const FILLINGS = [
  '/',
  ' ',
  '.',
  '@',
  '1',
  'a',
  '%25',
  ',',
  ';',
  '-',
  'a.',
  'a@',
  '1-',
  '{"',
  '\\',
  '=&',
  '<',
  "'",
  'á',
]

/** Every header that something here reads. */
const HEADERS = [
  'host',
  'user-agent',
  'cookie',
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'origin',
  'if-none-match',
  'if-modified-since',
  'range',
  'referer',
  'sec-fetch-site',
  'x-store-process',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'authorization',
  'client_id',
  'access_token',
  'sigla-emissor',
  'sigla-canal',
  'id-subcanal',
  'identificacao-oferta',
  'idempotency-key',
  'x-contract-hash',
]

/** The addresses of all issuers' pages, as the store's tables have them. */
const PAGES = ['addresses/page-table.ts', 'addresses/redirects.server.ts', 'routes.ts']
  .flatMap((file) => [
    ...readFileSync(join(import.meta.dirname, '../../../store/app', file), 'utf8').matchAll(
      /\bpath: '([^']+)'/g,
    ),
  ])
  .map(([, path = '']) => path.replace(/:\w+\??/g, 'x'))

/** What is public beside pages and calls. */
const OTHERS = [
  '/dev/caixa-de-saida',
  '/dev/caixa-de-saida/x',
  '/health/live',
  '/health/ready',
  '/health/database',
  '/robots.txt',
]
  .concat([
    '/sitemap.xml',
    '/images/vrpat/logos/auto.svg',
    '/assets/x.js',
    '/__manifest',
    '/api/openapi.json',
  ])
  .concat(['/recursos/pagina/faq', '/faq.data', '/_root.data'])

let opened: TestDatabase
let server: TestServer
let token: string

beforeAll(async () => {
  opened = await openTestDatabase('embedded')
  server = await startWholeStore(opened)
  token = await server.token()
})
afterAll(async () => {
  await server?.close()
  await opened?.close()
})

/** A request by how long it is: `1` as long as it may be, `0` one character. */
type Request = (share: 0 | 1) => InjectOptions

const fill = (filling: string, length: number) =>
  filling.repeat(Math.ceil(length / filling.length)).slice(0, length)
const fillTarget = (start: string, filling: string, share: 0 | 1) =>
  `${start}${fill(filling === ' ' || filling === 'á' || filling === '<' ? encodeURIComponent(filling) : filling, share * (LONGEST_TARGET - start.length - 1))}x`
const fillHeader = (filling: string, share: 0 | 1) =>
  fill(filling === 'á' ? '\u00e1' : filling, share ? LONGEST_HEADER : 1)

/** CPU of one request in milliseconds. */
async function measureTime(request: InjectOptions): Promise<number> {
  const before = process.cpuUsage()
  await server.inject(request)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** What the long one takes beside the short one, the cheapest of some tries in turns; nothing where it is cheap. */
async function findSlowness(request: Request): Promise<string | undefined> {
  let long = Number.POSITIVE_INFINITY
  for (let count = 0; count < TRIES; count++) {
    long = Math.min(long, await measureTime(request(1)))
    if (long < MOST_MS) return undefined
  }
  let short = Number.POSITIVE_INFINITY
  for (let count = 0; count < TRIES; count++) {
    long = Math.min(long, await measureTime(request(1)))
    short = Math.min(short, await measureTime(request(0)))
  }
  if (long < Math.max(MOST_MS, MOST_TIMES * short)) return undefined
  return `${Math.round(long)} ms, a short one ${Math.round(short)}`
}

/** The requests that took too long, by what they were: twice, since a machine may be held up for a while. */
async function slowest(requests: readonly (readonly [name: string, request: Request])[]): Promise<string[]> {
  expect(requests.length).toBeGreaterThan(0)
  const suspects = []
  for (const suspect of requests) if (await findSlowness(suspect[1])) suspects.push(suspect)
  const slow: string[] = []
  for (const [name, request] of suspects) {
    const slowness = await findSlowness(request)
    if (slowness) slow.push(`${name}: ${slowness}`)
  }
  return slow
}

const host = { host: 'localhost:3000' }
const caller = () => ({ ...host, client_id: 'loja-dev', access_token: token, 'sigla-emissor': 'VRPAT' })

describe('no request takes long', () => {
  it('by the end of its address', async () => {
    const few = ['/', '%25', 'a.']
    const requests = [...PAGES, ...OTHERS].flatMap((path) =>
      (['/', '/faq', '/produtos/x', '/recursos/pagina/faq'].includes(path) ? FILLINGS : few).map(
        (filling) =>
          [
            `${path} + ${filling}`,
            (share: 0 | 1) => ({ url: fillTarget(path, filling, share), headers: host }),
          ] as const,
      ),
    )
    expect(PAGES.length).toBeGreaterThan(30)
    expect(await slowest(requests)).toEqual([])
  }, 300_000)

  it('by its query', async () => {
    const members = ['canal', 'emissor', 'offerid', 'contrato', 'utm_source', 'spe', 'p', '_routes']
    const requests = ['/', '/faq', '/carrinho/beneficios', '/recursos/pagina/'].flatMap((path) =>
      members.flatMap((member) =>
        ['/', '%25', 'a', ',', '='].map(
          (filling) =>
            [
              `${path}?${member}=${filling}`,
              (share: 0 | 1) => ({ url: fillTarget(`${path}?${member}=`, filling, share), headers: host }),
            ] as const,
        ),
      ),
    )
    expect(await slowest(requests)).toEqual([])
  }, 300_000)

  it('by any header of a page, a command or a call', async () => {
    const kinds = [
      { method: 'GET', url: '/faq' },
      { method: 'GET', url: '/checkout/carrinho' },
      { method: 'POST', url: '/recursos/precificar', payload: '{}' },
      { method: 'POST', url: '/api/oauth/access-token', payload: '{}' },
      { method: 'POST', url: '/api/v2/clientes-rh/pedidos/precificacoes', payload: '{}' },
      { method: 'GET', url: '/api/bff/faqs/categorias' },
    ] as const
    const requests = kinds.flatMap((kind) =>
      HEADERS.flatMap((name) =>
        FILLINGS.map((filling) => {
          const request = (share: 0 | 1) => {
            const long = fillHeader(filling, share)
            const value = name === 'authorization' ? `Basic ${long}` : long
            return { ...kind, headers: { ...caller(), 'content-type': 'application/json', [name]: value } }
          }
          return [`${kind.url} ${name}: ${filling}`, request] as const
        }),
      ),
    )
    expect(await slowest(requests)).toEqual([])
  }, 300_000)

  it('by the address or the query of a call', async () => {
    const requests = CALLS.flatMap(({ definition: { method, path, query } }) => {
      const starts = [...path.matchAll(/:\w+/g)].map(({ index }) => path.slice(0, index))
      const asked = memberNames(query).map((name) => `${path.replace(/:\w+/g, 'x')}?${name}=`)
      return [...starts, ...asked].flatMap((start) =>
        FILLINGS.map(
          (filling) =>
            [
              `${method} ${start}${filling}`,
              (share: 0 | 1) => ({ method, url: fillTarget(start, filling, share), headers: caller() }),
            ] as const,
        ),
      )
    })
    expect(await slowest(requests)).toEqual([])
  }, 300_000)

  it('by the fields of a body, each at its longest, and all together as long as a body may be', async () => {
    const id = '019505a0-0000-7000-8000-000000000000'
    const requests = CALLS.flatMap(({ definition: { method, path, body } }) => {
      if (!body) return []
      const url = path.replace(/:\w+/g, id)
      const count = JSON.stringify(sample(body, () => 'TEXT')).split('"TEXT"').length - 1
      return FILLINGS.flatMap((filling) => {
        const beyond = Math.floor(LONGEST_BODY / 2 / Math.max(1, count))
        const lengths = [(max: number) => max, () => beyond]
        return lengths.map((lengthOf) => {
          const request = (share: 0 | 1) => {
            const payload = sample(body, (max) => fill(filling, share ? lengthOf(max) : 1))
            return { method, url, headers: caller(), payload: payload as object }
          }
          return [`${method} ${path} ${filling}`, request] as const
        })
      })
    })
    expect(await slowest(requests)).toEqual([])
  }, 300_000)
})

/** The names that a codec has on the wire. */
function memberNames(schema: z.ZodType | undefined): readonly string[] {
  const wire = schema instanceof z.ZodPipe ? schema.in : schema
  return wire instanceof z.ZodObject ? Object.keys(wire.shape) : []
}

/** A value of a schema's wire side, every text made by `text` of the most characters that it may have. */
function sample(schema: unknown, text: (max: number) => string): unknown {
  if (schema instanceof z.ZodPipe) return sample(schema.in, text)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return sample(schema.unwrap(), text)
  if (schema instanceof z.ZodArray) return [sample(schema.element, text)]
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape).map(([name, member]) => [name, sample(member, text)]),
    )
  if (schema instanceof z.ZodBoolean) return true
  if (schema instanceof z.ZodNumber) return 1
  return text(schema instanceof z.ZodString ? (schema.maxLength ?? 200) : 200)
}
