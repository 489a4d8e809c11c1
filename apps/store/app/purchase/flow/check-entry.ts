import { hasModality } from '@benefits/domain/cart/modality/has-modality'
import { isSoldHere } from '@benefits/domain/cart/modality/is-sold-here'
import { mayEnter } from '@benefits/domain/checkout/may-enter'
import { type CheckoutStep, entryStep } from '@benefits/domain/checkout/next-step'
import type { SignupStep } from '@benefits/domain/checkout/signup-steps'
import { hasCartPage, type Sale } from '../../addresses/cart-paths.ts'
import { accountIdOf, proofOf } from '../../visit/access-slice.ts'
import { isAsTaken } from '../../visit/taken-proposal.ts'
import type { VisitorState } from '../../visit/visitor-state.ts'
import { isCartRefused } from '../cart/public.ts'

/** Pages that a visit may not be ready for; the code's and the concluded order's look at more than the visit. */
export type GuardedPage = 'access' | 'checkoutCart' | 'summary' | 'orderCart' | 'companyData' | 'orderReview'

/** What a guard looks at beside the visit. */
export interface EntryPlace {
  readonly hasAccessManagement: boolean
  readonly sale: Sale
  /** The step of the identification that the address asks for. */
  readonly asked: SignupStep | null
}

/** Where a visit belongs; `unsold` where no page of the channel shows its cart; null where it may stay. */
export type Elsewhere = CheckoutStep | 'initialPage' | 'cart' | 'unsold' | null

type Demand = (state: VisitorState, place: EntryPlace) => Elsewhere

/** What a page demands beside `mayEnter`: the first demand that is not met leads elsewhere. */
const DEMANDS: Readonly<Record<GuardedPage, readonly Demand[]>> = {
  access: [wantsBuyableCart, wantsNoMadeAccount],
  checkoutCart: [wantsVerifiedBuyer],
  summary: [(state, place) => (isRegistered(state) ? null : wantsVerifiedBuyer(state, place))],
  orderCart: [],
  companyData: [],
  orderReview: [(state) => (isRegistered(state) && state.order.company !== null ? null : 'companyData')],
}

/** Judges a visit to a page of a purchase (docs/rules/checkout.md: entry, sold-first). */
export function checkEntry(page: GuardedPage, state: VisitorState, place: EntryPlace): Elsewhere {
  if (!mayEnter(page, factsOf(state))) return 'initialPage'
  for (const demand of DEMANDS[page]) {
    const elsewhere = demand(state, place)
    if (elsewhere !== null && elsewhere !== page) return elsewhere
  }
  return null
}

/** What a visit has done so far, as far as the pages of a purchase ask for it. */
function factsOf({ shopping, customer, access }: VisitorState) {
  return {
    hasModality: shopping.cart.selectedGroupCode !== null,
    isCartEmpty: shopping.cart.lines.length === 0,
    hasOffer: shopping.offerCode !== null,
    hasAccountId: accountIdOf(access) !== null,
    hasCompany: customer.company !== null,
    hasLead: customer.leadId !== null,
    hasPricing: shopping.pricing !== null,
  }
}

/**
 * Nobody gives data for a cart that cannot be bought: what is not sold here or was refused a price is put right
 * first.
 */
function wantsBuyableCart({ shopping }: VisitorState, { sale }: EntryPlace): Elsewhere {
  const { cart } = shopping
  // What a proposal said is sold at its word (docs/rules/proposal.md: taken).
  const isSold = hasModality(cart, sale.selling) && (isSoldHere(cart, sale.sold) || isAsTaken(shopping))
  if (isSold && !isCartRefused(shopping)) return null
  return hasCartPage(sale, cart) ? 'cart' : 'unsold'
}

/** A returning account may still stand at the step that sends its code; one made in this visit was mailed it. */
function wantsNoMadeAccount({ access }: VisitorState, { asked }: EntryPlace): Elsewhere {
  const { account } = access
  if (account.stage !== 'waiting' && account.stage !== 'verified') return null
  const isPast = asked === 'password' || (asked === 'confirmation' && !account.isReturning)
  return isPast ? 'verification' : null
}

/** A stranger goes to the access step, an unverified account to its code. */
function wantsVerifiedBuyer({ access, customer }: VisitorState, place: EntryPlace): Elsewhere {
  return entryStep({
    hasAccessManagement: place.hasAccessManagement,
    ...proofOf(access),
    customerType: customer.customerType,
    isEmbedded: false,
  })
}

/** Whether the cart is registered as it stands: one that was edited since is confirmed first. */
function isRegistered({ customer, purchase, shopping }: VisitorState): boolean {
  const { cartId, registeredRevision } = purchase
  return customer.leadId !== null && cartId !== null && registeredRevision === shopping.cart.revision
}
