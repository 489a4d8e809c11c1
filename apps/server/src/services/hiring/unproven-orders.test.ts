import { expect, test } from 'vitest'
import { paperProtection } from '../../../test/support/paper-protection.ts'
import { done } from '../../outcome/outcome.ts'
import type { Parts } from '../../parts.ts'
import { asUnproven } from './unproven-orders.ts'

const EMAIL = 'joana+banco@alfa.example'
const ORDER = { orderId: 'an-order', requestId: 'a-request' }

function conclude(
  address: string,
  { paper = paperProtection(), prdHosts = [] as readonly string[], orderId = 'an-order' } = {},
) {
  const works = { ...paper, config: { prdHosts } } as unknown as Parts
  return asUnproven({ address, email: EMAIL }, ORDER, works, async () => done({ orderId }))
}

test.each([
  ['203.0.113.7', [], 'unprovenOrdersOfAddress'],
  ['127.0.0.1', ['loja.example'], 'unprovenOrdersOfAddress'],
  ['127.0.0.2', [], 'unprovenOrdersOfAddress'],
  ['127.0.0.1', [], 'unprovenOrdersOfRecipient'],
  ['::1', [], 'unprovenOrdersOfRecipient'],
  ['::ffff:127.0.0.1', [], 'unprovenOrdersOfRecipient'],
])('an order from %s with production hosts %j is first counted by %s', async (address, prdHosts, first) => {
  const paper = paperProtection()
  expect((await conclude(address, { paper, prdHosts })).ok).toBe(true)
  expect(paper.taken[0]?.[0]).toBe(first)
  expect(paper.taken).toContainEqual(['unprovenOrdersOfRecipient', 'joana@alfa.example'])
  expect(paper.givenBack).toEqual([])
})

test('what makes no new order, and what fails, counts on nothing', async () => {
  const paper = paperProtection()
  expect((await conclude('203.0.113.7', { paper, orderId: 'the-first-one' })).ok).toBe(true)
  expect(paper.givenBack).toEqual(paper.taken)
  const works = { ...paper, config: { prdHosts: [] } } as unknown as Parts
  const fail = () => Promise.reject(new Error('the database is away'))
  await expect(asUnproven({ address: '203.0.113.7', email: EMAIL }, ORDER, works, fail)).rejects.toThrow(
    'away',
  )
  expect(paper.givenBack).toEqual(paper.taken)
})

test.each([
  [{ unprovenOrdersOfAddress: 70 }, 70],
  [{ unprovenOrdersOfRecipient: 80, unprovenOrdersOfNewNetwork: 90 }, 80],
  [{ unprovenOrdersOfRecipient: 80 }, null],
  [{ unprovenOrdersOfNewNetwork: 90 }, null],
])('with %j used up the wait is %j s', async (full, retryAfter) => {
  const paper = paperProtection(full)
  const concluded = await conclude('203.0.113.7', { paper })
  expect(concluded).toMatchObject(retryAfter ? { refusal: 'unprovenOrders', retryAfter } : { ok: true })
  const counted = paper.taken.filter(([limit]) => !Object.hasOwn(full, limit))
  expect(paper.givenBack).toEqual(retryAfter ? counted : [])
  expect(paper.told.map(([event]) => event)).toEqual(retryAfter ? ['limitReached'] : [])
})

test('what a full mailbox did not count is not given back, so that nobody empties its count', async () => {
  const paper = paperProtection({ unprovenOrdersOfRecipient: 80 })
  expect((await conclude('203.0.113.7', { paper, orderId: 'the-first-one' })).ok).toBe(true)
  expect(paper.givenBack.map(([limit]) => limit)).toEqual([
    'unprovenOrdersOfAddress',
    'unprovenOrdersOfNewNetwork',
  ])
})
