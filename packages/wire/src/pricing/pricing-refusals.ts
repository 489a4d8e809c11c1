import type { RefusalName } from '@benefits/copy/refusals'

/** Why lines have no price: refused wherever a cart is priced, registered, proposed or priced anew. */
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
