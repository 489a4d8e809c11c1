import type { CheckoutStep } from '@benefits/domain/checkout/next-step'

/** What a step's calls lead to: its own page, another step's, or staying where the buyer is. */
export type Prepared = CheckoutStep | 'stay'
