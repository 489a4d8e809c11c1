import type { RefusalName } from '@benefits/copy/refusals'

/** Why lines have no price: refused wherever they are priced. */
export const PRICING_REFUSALS = [
  'quantityRefused',
  'valueRefused',
  'productsUnserved',
  'valueTooHigh',
  'productUnknown',
  'valueTooLow',
  'offerNotApplicable',
  'downgradeRefused',
  'planAlreadyContracted',
  'alreadyContracted',
] as const satisfies readonly RefusalName[]

/** Why lines become no cart: the same, and a company that another channel serves. */
export const CART_REFUSALS = [
  'servedElsewhere',
  ...PRICING_REFUSALS,
] as const satisfies readonly RefusalName[]
