import type { LineType } from '../catalogue/product.ts'

/** What the choice of a payment method looks at. */
export interface PaymentFacts {
  /** Feature PAGAMENTO_CC of the channel. */
  readonly hasFeature: boolean
  readonly offerCode: string | null
  readonly lineTypes: readonly LineType[]
}

/** Credit card is for carts of HR plans alone, without an offer and where the feature is on (docs/rules/payment.md). */
export function isPayableByCard({ hasFeature, offerCode, lineTypes }: PaymentFacts): boolean {
  return hasFeature && offerCode === null && lineTypes.length > 0 && lineTypes.every((type) => type === 'hcm')
}
