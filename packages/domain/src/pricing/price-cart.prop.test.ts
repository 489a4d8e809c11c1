import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { line, planLine } from '../cart/sample-order-lines.ts'
import { WORKER_LIMIT } from '../catalogue/line-limits.ts'
import { centavos } from '../money/centavos.ts'
import type { Offer } from '../offer/offer.ts'
import { ADD_ON_FAMILY } from '../offer/offer-add-ons.ts'
import { offerOf } from '../offer/sample-offer.ts'
import type { FeeRule } from './fees/fee-rule.ts'
import { type PricingContent, type PricingOrder, priceCart } from './price-cart.ts'
import type { Pricing } from './pricing.ts'
import { CONTENT, fee, order } from './sample-content.ts'

const card = fc
  .record({
    code: fc.constantFrom(27, 31, 34, 2071, 2076, 900),
    // Small numbers are often the same, which decides who bears a request's fee.
    quantity: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 9_999 })),
    value: fc.integer({ min: 500, max: 500_000 }),
  })
  .map(({ code, quantity, value }) =>
    line(code, code === 900 ? Math.min(quantity, WORKER_LIMIT) : quantity, value),
  )

const plan = fc
  .record({
    code: fc.constantFrom(20152, 20153),
    quantity: fc.integer({ min: 1, max: 1_000 }),
    planPeriod: fc.constantFrom('monthly' as const, 'annual' as const),
    additionalCodes: fc.subarray([301, 302, 303]),
  })
  .map(({ code, quantity, ...more }) => planLine(code, quantity, more))

const rule: fc.Arbitrary<FeeRule> = fc
  .record({
    fee: fc.constantFrom('issuance', 'credit', 'serviceCharge', 'transportManagement', 'delivery'),
    unit: fc.constantFrom('card', 'request', 'percent'),
    rate: fc.integer({ min: 0, max: 3_000 }),
    waived: fc.boolean(),
    groupCodes: fc.subarray([0, 207, 900, 20000], { minLength: 1 }),
  })
  .map(fee)

const discount = fc.record({
  productCode: fc.constantFrom(27, 31, 34, 2071, 2076, 900, 20152, 20153),
  base: fc.constantFrom('fees' as const, 'plan' as const),
  basisPoints: fc.integer({ min: 1, max: 10_000 }),
})

const cart = fc.record({
  cards: fc.uniqueArray(card, { selector: ({ productCode }) => productCode, minLength: 1 }),
  plans: fc.array(plan, { maxLength: 1 }),
  addOnCodes: fc.subarray([602, 680]),
  fees: fc.array(rule, { maxLength: 8 }),
  discounts: fc.array(discount, { maxLength: 5 }),
  hasOffer: fc.boolean(),
  state: fc.constantFrom('AC' as const, 'SP' as const, '' as const),
})

/** An offer that gives the two services to every cart. */
const GIVING: Partial<Offer> = {
  items: [602, 680].map((productCode) => ({ productCode, productFamily: ADD_ON_FAMILY, minQuantity: 0 })),
  rules: [{ from: centavos(-1), to: null, maxAddOns: 2 }],
}

function asked(value: typeof cart extends fc.Arbitrary<infer Value> ? Value : never) {
  const content: PricingContent = { ...CONTENT, fees: value.fees }
  const offer = value.hasOffer ? offerOf({ ...GIVING, discounts: value.discounts }) : null
  const hasHost = value.cards.some(({ productCode }) => productCode === 2071)
  return {
    ...content,
    ...order({
      lines: [...value.cards, ...value.plans],
      // Services come with an offer alone, and the insurance needs its balance.
      addOnCodes: offer === null ? [] : value.addOnCodes.filter((code) => code !== 602 || hasHost),
      offer,
      address: { state: value.state },
    }),
  }
}

/** Prices, or skips a cart of which nothing is left. */
function priced(input: PricingContent & PricingOrder): Pricing {
  const outcome = priceCart(input)
  if (!outcome.ok) expect(outcome.problem).toBe('productsUnserved')
  fc.pre(outcome.ok)
  if (!outcome.ok) throw new Error('unreachable after the precondition')
  return outcome.pricing
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

test('entries, lines, groups and totals always add up', () => {
  fc.assert(
    fc.property(cart, (value) => {
      const pricing = priced(asked(value))
      const entries = pricing.lines.flatMap((one) => one.entries)
      const discounts = sum(entries.filter((one) => one.conditionId === 36).map((one) => one.value))
      const fees = sum(entries.filter((one) => one.conditionId !== 36).map((one) => one.value))
      expect(pricing.totalFees).toBe(fees)
      expect(pricing.total).toBe(sum(pricing.lines.map((one) => one.productValue)) + fees)
      expect(pricing.totalWithDiscount).toBe(pricing.total + discounts)
      expect(sum(pricing.lines.map((one) => one.total))).toBe(pricing.totalWithDiscount)
      const groupEntries = Object.values(pricing.groups).flat()
      expect(sum(groupEntries.map((one) => one.value))).toBe(pricing.totalWithDiscount)
      for (const one of pricing.lines) {
        expect(one.total).toBe(one.productValue + sum(one.entries.map((entry) => entry.value)))
        for (const entry of one.entries) {
          expect(Number.isSafeInteger(entry.value)).toBe(true)
          // Discounts take something off, nothing else does.
          expect(entry.value < 0).toBe(entry.conditionId === 36)
        }
      }
    }),
  )
})

test('the order of lines changes no line and no total', () => {
  fc.assert(
    fc.property(cart, fc.infiniteStream(fc.nat()), (value, numbers) => {
      const input = asked(value)
      const keyed = input.lines.map((one) => ({ one, key: numbers.next().value ?? 0 }))
      const lines = keyed.toSorted((a, b) => a.key - b.key).map(({ one }) => one)
      const [first, second] = [priced(input), priced({ ...input, lines })]
      const byCode = (pricing: Pricing) => pricing.lines.toSorted((a, b) => a.productCode - b.productCode)
      expect(byCode(second)).toEqual(byCode(first))
      expect({ ...second, lines: [], groups: {} }).toEqual({ ...first, lines: [], groups: {} })
    }),
  )
})

test('no food line ever costs less than what is credited, and no line less than nothing', () => {
  fc.assert(
    fc.property(cart, (value) => {
      for (const one of priced(asked(value)).lines) {
        const isFood = [27, 31, 2071].includes(one.productCode)
        expect(one.total).toBeGreaterThanOrEqual(isFood ? one.productValue : 0)
      }
    }),
  )
})

test('a percent fee is the exact percent rounded half-up', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9_999 }),
      fc.integer({ min: 500, max: 500_000 }),
      fc.integer({ min: 0, max: 10_000 }),
      (quantity, value, rate) => {
        const fees = [fee({ fee: 'serviceCharge', unit: 'percent', rate })]
        const pricing = priced({ ...CONTENT, fees, ...order({ lines: [line(34, quantity, value)] }) })
        const exact = BigInt(quantity) * BigInt(value) * BigInt(rate)
        expect(pricing.totalFees).toBe(Number((exact * 2n + 10_000n) / 20_000n))
      },
    ),
  )
})

test('the same cart always has the same price, and the input is left as it was', () => {
  fc.assert(
    fc.property(cart, (value) => {
      const { labels, ...input } = asked(value)
      const before = structuredClone(input)
      expect(priceCart({ ...input, labels })).toEqual(priceCart({ ...before, labels }))
      expect(input).toEqual(before)
    }),
  )
})
