import type { EntryFacts } from '@benefits/domain/checkout/may-enter'
import type { VisitorState } from '../../visit/visitor-state.ts'

/** What a visit has done so far, as far as the pages of a purchase ask for it. */
export function entryFacts({ shopping, customer, access }: VisitorState): EntryFacts {
  return {
    hasModality: shopping.cart.selectedGroupCode !== null,
    isCartEmpty: shopping.cart.lines.length === 0,
    hasOffer: shopping.offerCode !== null,
    hasAccountId: access.accountId !== null,
    hasCompany: customer.company !== null,
    hasLead: customer.leadId !== null,
    hasPricing: shopping.pricing !== null,
  }
}
