import { expect, test } from 'vitest'
import { line, planLine } from '../cart/sample-order-lines.ts'
import { centavos } from '../money/centavos.ts'
import { offerOf } from '../offer/sample-offer.ts'
import { offerSaving } from './offer-saving.ts'
import { priceCart } from './price-cart.ts'
import { CONTENT, order } from './sample-content.ts'

const item = { productCode: 20152, productFamily: 'HCM', minQuantity: 1 }
const plan = (basisPoints: number) =>
  offerOf({ items: [item], discounts: [{ productCode: 20152, base: 'plan', basisPoints }] })

test.each([
  ['monthly', 2_500, 2_975],
  ['annual', 2_500, 35_700 - 28_560],
  ['annual', 1_000, 0],
] as const)('paid %s, %d hundredths of a percent save %d', (planPeriod, basisPoints, saved) => {
  const lines = [planLine(20152, 10, { planPeriod })]
  const outcome = priceCart({ ...CONTENT, ...order({ lines, offer: plan(basisPoints) }) })
  expect(outcome.ok && offerSaving(outcome.pricing, planPeriod, CONTENT.plans)).toBe(saved)
})

test('without an offer nothing is saved, whatever is discounted or given', () => {
  for (const lines of [[planLine(20152, 10, { planPeriod: 'annual' })], [line(27, 1, 50_000)]]) {
    const outcome = priceCart({ ...CONTENT, ...order({ lines }) })
    expect(outcome.ok && offerSaving(outcome.pricing, 'annual', CONTENT.plans)).toBe(0)
  }
})

test('fees that an offer takes off are saved whole', () => {
  const discounts = [{ productCode: 34, base: 'fees', basisPoints: 10_000 }] as const
  const offer = offerOf({ items: [{ ...item, productCode: 34 }], discounts })
  const outcome = priceCart({ ...CONTENT, ...order({ lines: [line(34, 1, 10_000)], offer }) })
  expect(outcome.ok && offerSaving(outcome.pricing, 'monthly', CONTENT.plans)).toBe(
    centavos(690 + 150 + 2_990),
  )
})
