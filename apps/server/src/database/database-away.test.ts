import { expect, test } from 'vitest'
import { awayReason, DatabaseAway } from './database-away.ts'

const withCode = (code: string) => Object.assign(new Error('as the driver says it'), { code })

test.each([
  ['08006', 'database'],
  ['57P01', 'database'],
  ['57P03', 'database'],
  ['57014', 'database'],
  ['53300', 'database'],
  ['53100', 'disk'],
  ['58030', 'disk'],
  ['25006', 'database'],
  ['28P01', 'database'],
  ['3D000', 'database'],
  ['XX001', 'disk'],
  ['ECONNREFUSED', 'database'],
  ['ECONNRESET', 'database'],
  ['ENOSPC', 'disk'],
  ['EROFS', 'disk'],
] as const)('%s means that it is away: %s', (code, reason) => {
  expect(awayReason(withCode(code))).toBe(reason)
})

test.each(['23505', '40001', '40P01', '42P01', '22021', '25P02', 'XX000', 'ERR_INVALID_ARG_TYPE'])(
  '%s is a mistake or a lost race, and nobody is away',
  (code) => {
    expect(awayReason(withCode(code))).toBeNull()
  },
)

test.each([
  'timeout exceeded when trying to connect',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
])('so does "%s"', (message) => {
  expect(awayReason(new Error(message))).toBe('database')
})

test('a host of several addresses is away where each refused', () => {
  expect(awayReason(new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]))).toBe(
    'database',
  )
})

test('a copy of an error, as the job engine hands it on, says the same', () => {
  expect(awayReason({ ...withCode('ECONNREFUSED'), queue: 'mail' })).toBe('database')
  expect(awayReason({ message: 'Connection terminated unexpectedly (Queue: mail)' })).toBe('database')
  expect(awayReason(undefined)).toBeNull()
})

test('what was told once stays so', () => {
  expect(awayReason(new DatabaseAway('disk', withCode('57P01')))).toBe('disk')
  expect(awayReason('no error')).toBeNull()
})
