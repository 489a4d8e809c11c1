import { line } from '@benefits/domain/cart/sample-order-lines'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '../../src/process/create-log.ts'
import { COMMANDS } from '../support/commands.ts'
import { openTestDatabase, type TestDatabase } from '../support/databases.ts'
import type { TestServer } from '../support/start-server.ts'
import { startWholeStore } from '../support/whole-store.ts'

const ASKED_FOR = [...COMMANDS, 'nada']
const UNKNOWN_ID = '019505a0-0000-7000-8000-000000000000'
const LINE = line(27, 10, 50_000)

/** Everything that any command reads, all of it `text`. */
const allOf = (text: unknown) =>
  JSON.stringify({
    leadId: text,
    cartId: text,
    accountId: text,
    attempt: text,
    hash: text,
    code: text,
    cep: text,
    cnpj: text,
    cpf: text,
    email: text,
    name: text,
    phone: text,
    employees: text,
    visitorId: text,
    utm: text,
    period: text,
    planCode: text,
    offerCode: text,
    lines: [],
    addOnCodes: [],
    interests: [],
    productCodes: [text],
    contact: text,
    registration: { firstName: text, lastName: text, ddd: text, phone: text },
    company: { tradeName: text },
    card: { number: text },
    paymentMethod: text,
  })

/** The same where a command's parts are: in the address, the query and the body. */
const inEachPart = (json: string) => `{"params":${json},"query":${json},"body":${json}}`

const BODIES: readonly (readonly [name: string, body: string | Buffer])[] = [
  ['nothing', ''],
  ['broken JSON', '{'],
  ['an empty object', '{}'],
  ['a list', '[]'],
  ['a text', '"x"'],
  ['null', 'null'],
  ['broken UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['lists that are none', '{"lines":5,"addOnCodes":"x","productCodes":{},"attempt":"a"}'],
  ['lines without anything', '{"lines":[{}],"addOnCodes":[],"interests":[],"attempt":"a"}'],
  ['NUL everywhere', allOf('\u0000')],
  ['NUL in each part', inEachPart(allOf('\u0000'))],
  ['halves of characters in each part', inEachPart(allOf('\ud800'))],
  ['numbers in each part', inEachPart(allOf(1e300))],
  ['halves of characters everywhere', allOf('\ud800')],
  ['numbers everywhere', allOf(1e300)],
  ['lines of text and headers', allOf('a\r\nx: y')],
  [
    'a cart with headers in its offer',
    JSON.stringify({ lines: [LINE], addOnCodes: [], leadId: null, offerCode: 'a\r\nb: c' }),
  ],
]

let opened: TestDatabase
let server: TestServer
const failures: unknown[] = []

beforeAll(async () => {
  opened = await openTestDatabase('embedded')
  const log = createLog({ logLevel: 'error' }, { write: (line) => void failures.push(JSON.parse(line)) })
  server = await startWholeStore(opened, { log })
})
afterAll(async () => {
  await server?.close()
  await opened?.close()
})
beforeEach(() => {
  failures.length = 0
})

const post = (url: string, payload: string | Buffer, type = 'application/json') =>
  server.inject({ method: 'POST', url, payload, headers: { host: 'localhost:3000', 'content-type': type } })

describe.each(ASKED_FOR)('the command %s', (command) => {
  it.each(BODIES)('refuses %s in the shape of its results', async (_name, body) => {
    const answer = await post(`/recursos/${command}`, body)
    const result = answer.json()
    // What a call judges is a result; what no handler can read has a status of its own.
    if (answer.statusCode !== 200) expect(answer.statusCode).toBeLessThan(500)
    if (!result.ok)
      expect(result.problem).toMatchObject({ code: expect.any(Number), fields: expect.any(Array) })
    if (!result.ok) expect(result.problem.status).toBeGreaterThanOrEqual(400)
    if (!result.ok) expect(result.problem.status).toBeLessThan(500)
    expect(failures).toEqual([])
  })
})

const ASKED: readonly (readonly [name: string, request: InjectOptions, status: number])[] = [
  [
    'another format',
    { method: 'POST', url: '/recursos/precificar', payload: '{}', headers: { 'content-type': 'text/plain' } },
    415,
  ],
  ['reading a command', { method: 'GET', url: '/recursos/precificar' }, 405],
  ['a contract without a session', { method: 'GET', url: `/recursos/contrato/${UNKNOWN_ID}` }, 404],
  ['a contract of no id', { method: 'GET', url: '/recursos/contrato/x' }, 404],
  ['a contract of NUL', { method: 'GET', url: '/recursos/contrato/%00' }, 404],
  ['sending a contract', { method: 'POST', url: `/recursos/contrato/${UNKNOWN_ID}`, payload: '{}' }, 405],
  [
    'an address that is too long',
    { method: 'POST', url: `/recursos/precificar?${'a'.repeat(2100)}`, payload: '{}' },
    414,
  ],
]

it.each(ASKED)('%s is refused with a result', async (_name, request, status) => {
  const answer = await server.inject({ ...request, headers: { host: 'localhost:3000', ...request.headers } })
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ ok: false, problem: { status: expect.any(Number) } })
  expect(failures).toEqual([])
})

it.each([
  ['/recursos', 404],
  ['/recursos/a/b', 404],
  ['/faq%00', 404],
  ['/?canal=%00&emissor=%ED%A0%80', 200],
  ['/faq.data?_routes=../../x', 200],
  ['/__manifest?p=%2F%2F%2F&version=x', 404],
  ['/assets/%00', 400],
])('%s is answered without a failure', async (url, status) => {
  const answer = await server.inject({ url, headers: { host: 'localhost:3000' } })
  expect(answer.statusCode).toBe(status)
  expect(failures).toEqual([])
})
