import { expect, test } from 'vitest'
import { createOwnCalls } from './own-calls.ts'
import { REQUEST_ID, requestIds } from './request-ids.ts'

const own = createOwnCalls(async () => ({ token: '', expiresIn: 0 }))
const idOf = requestIds(own)

test('two requests of one moment differ in the characters that a buyer reads out', () => {
  const [one, other] = [idOf({ headers: {} }), idOf({ headers: {} })]
  expect(one).toMatch(/^[0-9a-f-]{36}$/)
  expect(one?.slice(0, 8)).not.toBe(other?.slice(0, 8))
})

test('a call of a page has the id of the page; nobody else chooses one', () => {
  const headers = { [REQUEST_ID]: 'of-the-page' }
  expect(idOf({ headers: { ...headers, ...own.headers } })).toBe('of-the-page')
  expect(idOf({ headers })).not.toBe('of-the-page')
})
