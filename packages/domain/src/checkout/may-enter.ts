import type { CheckoutStep } from './next-step.ts'

/** What a checkout page needs to have been done before. */
export interface EntryFacts {
  readonly hasModality: boolean
  readonly isCartEmpty: boolean
  readonly hasOffer: boolean
  readonly hasAccountId: boolean
  readonly hasCompany: boolean
  readonly hasLead: boolean
  readonly hasPricing: boolean
}

type Guard = (facts: EntryFacts) => boolean

const hasCart: Guard = ({ hasModality, isCartEmpty }) => hasModality && !isCartEmpty

/** An order stands on what was bought and what it cost. */
const hasOrdered: Guard = ({ isCartEmpty, hasPricing }) => !isCartEmpty && hasPricing

const GUARDS = {
  orderCart: hasCart,
  checkoutCart: hasCart,
  summary: hasCart,
  access: (facts) => facts.hasOffer || hasCart(facts),
  verification: ({ hasAccountId }) => hasAccountId,
  companyData: ({ hasCompany, hasLead }) => hasCompany || hasLead,
  orderReview: (facts) => hasCart(facts) && facts.hasPricing,
  conclusion: hasOrdered,
  orderDone: hasOrdered,
} as const satisfies Record<CheckoutStep, Guard>

/**
 * Whether a page may open; where not, the store goes to the initial page with the query string
 * (docs/rules/checkout.md: `entry`).
 */
export function mayEnter(step: CheckoutStep, facts: EntryFacts): boolean {
  return GUARDS[step](facts)
}
