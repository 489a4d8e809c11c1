import { LIMITS, MODALITIES, PLANS, PRODUCTS } from '../catalogue/sample-catalogue.ts'
import type { FeeRule } from './fees/fee-rule.ts'
import type { PricingContent, PricingOrder } from './price-cart.ts'

/** Invented content for tests, over the invented catalogue: what pricing tells apart besides. */

/** A fee of every unit and every kind. */
export function fee(rule: Partial<FeeRule> & Pick<FeeRule, 'fee' | 'unit' | 'rate'>): FeeRule {
  return {
    groupCodes: [0, 207],
    channels: null,
    states: null,
    waived: false,
    name: rule.fee,
    description: rule.fee,
    ...rule,
  }
}

export const FEES: readonly FeeRule[] = [
  fee({ fee: 'issuance', unit: 'card', rate: 690 }),
  fee({ fee: 'credit', unit: 'request', rate: 390, waived: true }),
  fee({ fee: 'serviceCharge', unit: 'percent', rate: 150 }),
  fee({ fee: 'delivery', unit: 'request', rate: 2_990 }),
  fee({ fee: 'transportManagement', unit: 'percent', rate: 450, groupCodes: [900] }),
]

export const CONTENT: PricingContent = {
  products: PRODUCTS,
  modalities: MODALITIES,
  plans: PLANS,
  fees: FEES,
  labels: {
    marketplace: { name: 'Market', description: 'market' },
    annualDiscount: (basisPoints) => ({ name: 'Year', description: `${basisPoints} a year` }),
  },
}

/** What to price, by default nothing, for nobody in particular. */
export function order(more: Partial<PricingOrder>): PricingOrder {
  return {
    lines: [],
    addOnCodes: [],
    channel: 'default',
    offer: null,
    address: null,
    delivery: null,
    contracted: [],
    limits: LIMITS,
    ...more,
  }
}
