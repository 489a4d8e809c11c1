import type { Pricing } from '@benefits/domain/pricing/pricing'
import { expect, test } from 'vitest'
import { hasCards, isSamePrice, mayTake, paidEvery } from './judge-proposal.ts'

const costs = (totalWithDiscount: number) => ({ totalWithDiscount }) as Pricing
const card = { planPeriod: null }
const plan = { planPeriod: 'annual' } as const

test('a plan alone is paid as it is proposed, beside cards all of it by the order', () => {
  expect([paidEvery([plan]), paidEvery([card, plan]), paidEvery([card])]).toEqual([
    'annual',
    'order',
    'order',
  ])
  expect(hasCards([plan])).toBe(false)
})

test('an ended proposal is taken at a price of today, an open one as a whole, a hired one never', () => {
  expect(mayTake({ state: 'ended', isWhole: false, today: costs(1) })).toBe(true)
  expect(mayTake({ state: 'ended', isWhole: true, today: null })).toBe(false)
  expect(mayTake({ state: 'open', isWhole: true, today: null })).toBe(true)
  expect(mayTake({ state: 'open', isWhole: false, today: null })).toBe(false)
  expect(mayTake({ state: 'hired', isWhole: true, today: null })).toBe(false)
})

test('a price is the same where nothing is missing from it', () => {
  expect(isSamePrice({ pricing: costs(100), today: costs(100), missing: [] })).toBe(true)
  expect(isSamePrice({ pricing: costs(100), today: costs(100), missing: ['Auto'] })).toBe(false)
  expect(isSamePrice({ pricing: costs(100), today: costs(101), missing: [] })).toBe(false)
  expect(isSamePrice({ pricing: costs(100), today: null, missing: [] })).toBe(false)
})
