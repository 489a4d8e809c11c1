import { sampleLine } from '@benefits/domain/cart/sample-lines'
import type { Centavos } from '@benefits/domain/money/centavos'
import type { Pricing } from '@benefits/domain/pricing/pricing'
import { describe, expect, test } from 'vitest'
import { currentPricing } from '../../../visit/own-pricing.ts'
import { firstVisit, type VisitorState } from '../../../visit/visitor-state.ts'
import { resolvePrice } from './resolve-price.ts'

const line = (productCode: number, name: string) => sampleLine({ productCode, name })

const pricing: Pricing = {
  total: 500_000 as Centavos,
  totalWithDiscount: 500_000 as Centavos,
  totalFees: 0 as Centavos,
  totalBenefits: 500_000 as Centavos,
  groups: {},
  lines: [],
}

const visit: VisitorState = {
  ...firstVisit,
  customer: { ...firstVisit.customer, leadId: 'lead' },
  shopping: {
    ...firstVisit.shopping,
    pricingStatus: 'loading',
    cart: {
      ...firstVisit.shopping.cart,
      lines: [line(27, 'Refeição'), line(34, 'Auto')],
      selectedGroupCode: 0,
      revision: 4,
    },
  },
}

const priced = { ok: true, answer: { pricing, removed: [] } } as const

function after(change: Partial<VisitorState>): VisitorState {
  return { ...visit, ...change }
}

describe('a price that comes in', () => {
  test('is stored and ends the loading', () => {
    const { change, notice } = resolvePrice(visit, 4, priced)
    const { shopping } = after(change)
    expect(currentPricing(shopping)).toBe(pricing)
    expect(shopping.pricingStatus).toBe('idle')
    expect(notice).toEqual({ kind: 'priced', total: 500_000 })
  })

  test('is dropped when the cart has changed since it was asked for', () => {
    expect(resolvePrice(visit, 3, priced)).toEqual({ change: {}, notice: null })
    expect(resolvePrice(visit, 3, { ok: false, problem: { code: -12 } })).toEqual({
      change: {},
      notice: null,
    })
  })

  test('takes unserved products out of the cart, remembers them and belongs to what stays', () => {
    const removed = [{ productCode: 34, reason: -1 }]
    const { change, notice } = resolvePrice(visit, 4, { ok: true, answer: { pricing, removed } })
    const { shopping } = after(change)
    expect(shopping.cart.lines.map(({ productCode }) => productCode)).toEqual([27])
    expect(shopping.cart.removedProducts).toEqual([{ id: 34, name: 'Auto' }])
    expect(currentPricing(shopping)).toBe(pricing)
    expect(notice).toEqual({ kind: 'removed', names: ['Auto'], contracted: [] })
  })
})

describe('what the company has already', () => {
  const known = (change: Partial<VisitorState>) =>
    after(change).customer.contractedProducts.map(({ code }) => code)

  test('leaves the cart with its price, is named and counts as contracted', () => {
    const removed = [{ productCode: 27, reason: -2 }]
    const { change, notice } = resolvePrice(visit, 4, { ok: true, answer: { pricing, removed } })
    const { shopping } = after(change)
    expect(shopping.cart.lines.map(({ productCode }) => productCode)).toEqual([34])
    expect(shopping.cart.removedProducts).toEqual([])
    expect(currentPricing(shopping)).toBe(pricing)
    expect(known(change)).toEqual([27])
    expect(notice).toEqual({ kind: 'removed', names: [], contracted: ['Refeição'] })
  })

  const refusedFor = (...places: number[]) => {
    const fields = places.map((at) => ({ field: `produtos.${at}.codigoProduto`, message: '' }))
    return resolvePrice(visit, 4, { ok: false, problem: { code: -4, fields } })
  }

  test('leaves a cart that was refused for it, which is priced anew', () => {
    const { change, notice } = refusedFor(0)
    expect(after(change).shopping.cart).toMatchObject({ lines: [{ productCode: 34 }], revision: 5 })
    expect(known(change)).toEqual([27])
    expect(notice).toMatchObject({ kind: 'removed', contracted: ['Refeição'] })
  })

  test('stays where nothing else is in the cart: the company is told so', () => {
    const { change, notice } = refusedFor(0, 1)
    const { shopping, customer } = after(change)
    expect(shopping.cart).toBe(visit.shopping.cart)
    expect(shopping).toMatchObject({ pricingStatus: 'failed', pricingFailure: -4 })
    expect(customer.customerType).toBe('selectedAlreadyContracted')
    expect(known(change)).toEqual([27, 34])
    expect(notice).toMatchObject({ kind: 'refused', code: -4 })
  })

  test('that no field names changes nothing but the price', () => {
    const { shopping } = after(refusedFor().change)
    expect(shopping.cart).toBe(visit.shopping.cart)
    expect(shopping.pricingFailure).toBe(-4)
  })
})

describe('a refused price', () => {
  test('with no product left (-12) empties the cart and marks the company as unserved', () => {
    const { change, notice } = resolvePrice(visit, 4, { ok: false, problem: { code: -12 } })
    const { shopping, customer } = after(change)
    expect(shopping.cart.lines).toEqual([])
    expect(shopping.cart.removedProducts.map(({ id }) => id)).toEqual([27, 34])
    expect(shopping.pricingStatus).toBe('idle')
    expect(customer).toMatchObject({ customerType: 'selectedUnserved', leadId: 'lead' })
    expect(notice).toEqual({ kind: 'removed', names: ['Refeição', 'Auto'], contracted: [] })
  })

  test.each([-111, -113] as const)('for a downgrade (%i) marks the company so and keeps the cart', (code) => {
    const { change, notice } = resolvePrice(visit, 4, { ok: false, problem: { code } })
    const { shopping, customer } = after(change)
    expect(customer.customerType).toBe('downgrade')
    expect(shopping.cart).toBe(visit.shopping.cart)
    expect(notice).toEqual({ kind: 'refused', code })
  })

  test('stops the loading and leaves the company as it is', () => {
    const { change } = resolvePrice(visit, 4, { ok: false, problem: { code: -99 } })
    const { shopping, customer } = after(change)
    expect(shopping).toMatchObject({ pricingStatus: 'failed', pricingFailure: -99 })
    expect(currentPricing(shopping)).toBeNull()
    expect(customer.customerType).toBeNull()
  })
})
