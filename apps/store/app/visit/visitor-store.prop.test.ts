import { EMPTY_CART } from '@benefits/domain/cart/cart-state'
import { brokenRules, SAMPLE_MOVES, type SampleMove } from '@benefits/domain/cart/sample-moves'
import { centavos } from '@benefits/domain/money/centavos'
import type { Pricing } from '@benefits/domain/pricing/pricing'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withCart } from './cart-slice.ts'
import { applyPricing, currentPricing } from './own-pricing.ts'
import { firstVisit, VISIT_VERSION, type VisitorState } from './visitor-state.ts'
import { createVisitorStore, type VisitorStore, visitName } from './visitor-store.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/carrinho/beneficios', search: '' })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** A page of the visit's tab: a reload is a new one that reads what the one before kept. */
async function openPage(): Promise<VisitorStore> {
  const store = createVisitorStore('VRPAT')
  await store.persist.rehydrate()
  return store
}

const names = Object.keys(SAMPLE_MOVES) as SampleMove[]
const step = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.constantFrom(...names), fc.nat(9999), fc.nat(99_999)) },
  { weight: 1, arbitrary: fc.constant('reload' as const) },
  { weight: 1, arbitrary: fc.constant('priced' as const) },
)

/** A price that can be told from any other. */
const priceAt = (revision: number): Pricing => ({
  total: centavos(revision),
  totalWithDiscount: centavos(revision),
  totalFees: centavos(0),
  totalBenefits: centavos(revision),
  groups: {},
  lines: [],
})

test('a cart survives reloads whenever they come, and no price but its own is ever shown', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      kept.clear()
      let store = await openPage()
      let asked = EMPTY_CART.revision
      for (const one of steps) {
        const { shopping } = store.getState()
        if (one === 'reload') {
          store = await openPage()
          expect(store.getState().shopping).toEqual({ ...shopping, pricingStatus: 'idle' })
        } else if (one === 'priced') {
          // The answer to what was asked for earlier, maybe before other moves.
          store.move(() => ({ shopping: applyPricing(shopping, asked, priceAt(asked)) }))
          asked = shopping.cart.revision
        } else {
          const [name, n, m] = one
          store.move(() => ({ shopping: withCart(shopping, SAMPLE_MOVES[name](shopping.cart, n, m)) }))
        }
        const now = store.getState().shopping
        expect(brokenRules(now.cart)).toEqual([])
        const shown = currentPricing(now)
        if (shown) expect(shown.total).toBe(now.cart.revision)
      }
    }),
  )
})

test('what a page sets before the tab’s copy was read takes nothing of it away', async () => {
  kept.clear()
  const before = await openPage()
  before.move(({ shopping, customer }) => ({
    shopping: withCart(shopping, SAMPLE_MOVES.addCard(shopping.cart, 1, 1)),
    customer: { ...customer, leadId: 'lead' },
  }))
  const { shopping, customer } = before.getState()
  expect(shopping.cart.lines).toHaveLength(1)

  const page = createVisitorStore('VRPAT')
  page.move(({ plans }) => ({ plans: { ...plans, failure: -99 } }))
  await page.persist.rehydrate()
  expect(page.getState()).toMatchObject({ shopping: { cart: shopping.cart }, customer })
})

test.each(['{', 'null', `{"state":null,"version":${VISIT_VERSION}}`])(
  'a copy that reads %s is none, and the visit begins',
  async (copy) => {
    kept.set(visitName('VRPAT'), copy)
    const store = await openPage()
    expect(store.persist.hasHydrated()).toBe(true)
    expect(store.getState().shopping.cart.lines).toEqual([])
  },
)

test('a storage that is full stops no move', async () => {
  kept.clear()
  const store = await openPage()
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('', 'QuotaExceededError')
    },
  })
  store.move(({ shopping }) => ({
    shopping: withCart(shopping, SAMPLE_MOVES.addCard(shopping.cart, 1, 1)),
  }))
  expect(store.getState().shopping.cart.lines).toHaveLength(1)
})

test('a move changes the slices that it gives, and one that changes nothing tells nobody', async () => {
  kept.clear()
  const store = await openPage()
  const heard = vi.fn()
  store.subscribe(heard)
  const addCards = ({ shopping }: VisitorState, cards: number) => ({
    shopping: withCart(shopping, SAMPLE_MOVES.addCard(shopping.cart, cards, 1)),
  })
  store.move(addCards, 3)
  const { shopping, ...others } = store.getState()
  expect([shopping.cart.lines.length, heard.mock.calls.length]).toEqual([1, 1])
  expect(others).toEqual((({ shopping: _, ...rest }) => rest)(firstVisit))
  store.move((state) => state)
  store.move(() => ({ shopping }))
  store.move(() => ({}))
  expect(heard).toHaveBeenCalledTimes(1)
})
