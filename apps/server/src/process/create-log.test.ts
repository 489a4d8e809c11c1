import { expect, it } from 'vitest'
import { OwnError } from '../ports/own-error.ts'
import { createLog } from './create-log.ts'
import { describeError } from './describe-error.ts'
import { frameworkLog } from './framework-log.ts'

type Log = ReturnType<typeof createLog>

function linesOf(write: (log: Log) => void): string {
  let lines = ''
  const destination = {
    write: (line: string) => {
      lines += line
    },
  }
  write(createLog({ logLevel: 'info' }, destination))
  return lines
}

it.each([
  { cpf: '52998224725' },
  { account: { email: 'ana@padaria.example' } },
  { request: { headers: { access_token: 'a.b.c' } } },
  { card: { numero: '4111111111111111', cvv: '123' } },
  { query: { cpf: '52998224725' } },
  { url: '/api/v1/empresas?cpf=52998224725', host: 'padaria' },
  { somethingNew: 'ana@padaria.example' },
  { reason: { text: 'ana@padaria.example' } },
  { data: { orderId: '1', to: 'ana@padaria.example' } },
])('leaves out what has no name in the table: %o', (given) => {
  const line = linesOf((log) => log.info(given, 'said'))
  expect(line).toContain('omitted')
  expect(line).not.toMatch(/52998224725|padaria|a\.b\.c|4111|"123"/)
})

it('takes every member that an operator finds a failure by', () => {
  const given = {
    reqId: 'r',
    route: '/api/v2/leads',
    status: 500,
    ms: 1.5,
    queue: 'mail',
    data: { orderId: 'o' },
  }
  expect(JSON.parse(linesOf((log) => log.info(given, 'said')))).toMatchObject({ ...given, msg: 'said' })
})

it('takes how many rows of each table went, and nothing of them', () => {
  const line = linesOf((log) =>
    log.info({ expired: { leads: 3, people: 'ana@padaria.example' } }, 'retention'),
  )
  expect(JSON.parse(line).expired).toEqual({ leads: 3 })
})

it('leaves out a text that is too long for a name or an id', () => {
  expect(linesOf((log) => log.info({ reason: 'x'.repeat(201) }, 'said'))).not.toContain('xxx')
})

it('tells what failed by name, code and place, without the row that failed', () => {
  const error = Object.assign(new TypeError('duplicate key ana@padaria.example'), {
    code: '23505',
    constraint: 'accounts_email',
    table: 'accounts',
    detail: 'Key (email_key)=(ana@padaria.example) already exists.',
  })
  const line = JSON.parse(linesOf((log) => log.error({ err: error }, 'failed')))
  expect(line.err).toMatchObject({
    type: 'TypeError',
    code: '23505',
    constraint: 'accounts_email',
    table: 'accounts',
  })
  expect(line.err.frames[0]).toMatch(/create-log\.test\.ts:\d+:\d+$/)
  expect(JSON.stringify(line)).not.toContain('padaria')
})

it('keeps the words of our own errors, and of their causes the names alone', () => {
  const cause = Object.assign(new Error('connect to ana@padaria.example'), { code: 'ECONNREFUSED' })
  const error = new OwnError('The customer portal answered 500.', { cause })
  const { err } = JSON.parse(linesOf((log) => log.error({ err: error }, 'failed')))
  expect(err).toMatchObject({
    type: 'OwnError',
    message: 'The customer portal answered 500.',
    cause: { type: 'Error', code: 'ECONNREFUSED' },
  })
  expect(err.cause.message).toBeUndefined()
})

it.each([
  ['a message with lines like places', new Error('no\n    at padaria (padaria:1:1)\n    at padaria')],
  ['a message that was changed', Object.assign(new Error('a\n    at padaria'), { message: 'b' })],
  ['a name that is none', Object.assign(new Error('x'), { name: 'padaria ana@padaria' })],
  ['a code that is none', Object.assign(new Error('x'), { code: 'padaria padaria' })],
  ['a text instead of an error', 'padaria'],
])('says nothing of somebody in %s', (_name, error) => {
  const line = linesOf((log) => log.error({ err: error }, 'failed'))
  expect(line).toContain('"type"')
  expect(line).not.toContain('padaria')
})

it('never gives an error’s own message as the line’s', () => {
  const error = new Error('padaria')
  const write = (log: Log) => {
    log.error(error)
    log.error({ err: error })
    log.error({ err: error }, error.message)
  }
  expect(linesOf(write).match(/"msg":"failure"/g)).toHaveLength(3)
  expect(linesOf(write)).not.toContain('padaria')
})

it('gives the framework’s own texts no place: they hold addresses', () => {
  const line = linesOf((log) => frameworkLog(log).warn('Reply was already sent in "/x?cpf=52998224725"'))
  expect(line).toContain('"msg":"framework"')
  expect(line).not.toContain('52998224725')
  expect(linesOf((log) => frameworkLog(log).info({ status: 200 }, 'answered'))).toContain('"msg":"answered"')
})

it('a module that is missing is told by its name, without the folders of the machine', () => {
  const missing = (message: string) =>
    describeError(Object.assign(new Error(message), { code: 'ERR_MODULE_NOT_FOUND' })).module
  expect(missing("Cannot find package 'pg-boss' imported from /srv/store/apps/server/build/main.js")).toBe(
    'pg-boss',
  )
  expect(missing("Cannot find package '@fastify/static' imported from /srv/x.js")).toBe('@fastify/static')
  expect(
    missing("Cannot find module '/srv/store/node_modules/pg/lib/index.js' imported from /srv/x.js"),
  ).toBe('pg/lib/index.js')
  expect(missing("Cannot find module '/srv/store/apps/server/build/ops.js'")).toBe('ops.js')
  expect(missing("Cannot find package 'joana@alfa.example e mais' imported from x")).toBeUndefined()
})
