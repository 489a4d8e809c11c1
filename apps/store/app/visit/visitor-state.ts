import { type AccessSlice, noAccess, withoutAccount } from './access-slice.ts'
import { type CartSlice, emptied, noCart, servedAnew, withIdlePrice, withoutProposal } from './cart-slice.ts'
import { type CustomerSlice, noCustomer, withOrdered, withoutCompany } from './customer-slice.ts'
import { type EstimateSlice, noEstimate } from './estimate-slice.ts'
import { type LeadSlice, noLead } from './lead-slice.ts'
import { noOffers, type OffersSlice } from './offers-slice.ts'
import { noOrder, type OrderSlice, withContactAlone } from './order-slice.ts'
import { noPlans, type PlansSlice } from './plans-slice.ts'
import { noPurchase, type PurchaseSlice } from './purchase-slice.ts'
import type { SavingsSlice } from './savings-slice.ts'

/** What a visitor's tab knows, slice by slice: `SLICES` has a row for each. */
export interface VisitorState {
  readonly shopping: CartSlice
  readonly customer: CustomerSlice
  readonly access: AccessSlice
  readonly purchase: PurchaseSlice
  readonly order: OrderSlice
  readonly lead: LeadSlice
  readonly estimate: EstimateSlice
  readonly savings: SavingsSlice | null
  /** What is in force now: as old as this page; which offer is followed is the cart's. */
  readonly offers: OffersSlice
  /** Prices of the HR plans: as old as this page. */
  readonly plans: PlansSlice
}

/**
 * What ends parts of a visit: its page is loaded anew; a concluded order is left; another company is identified;
 * another cart takes the place of the one that stands; a purchase of before goes on. Signing out ends all of it.
 */
type Ending = 'reload' | 'hired' | 'otherCompany' | 'otherCart' | 'otherPurchase'

/** By ending: what is left of the slice, made of it and of the whole visit of before. What is not named leaves all. */
type Endings<Slice> = { readonly [E in Ending]?: (slice: Slice, visit: VisitorState) => Slice }

interface SliceRow<Slice> extends Endings<Slice> {
  /** As a visit begins with it. */
  readonly first: Slice
  /**
   * The version of the tab's copy with which it got its shape, and since when a reload keeps it; 0: it is as old as the
   * page. Another shape has the next number after all of them (`kept-shapes.test.ts`).
   */
  readonly keptSince: number
}

/** Each slice of the visit (docs/rules/checkout.md: nothing-typed-is-lost). */
export const SLICES: { readonly [S in keyof VisitorState]: SliceRow<VisitorState[S]> } = {
  shopping: {
    first: noCart,
    keptSince: 6,
    reload: withIdlePrice,
    hired: emptied,
    otherCompany: servedAnew,
    otherCart: withoutProposal,
  },
  customer: { first: noCustomer, keptSince: 6, hired: withOrdered, otherCompany: withoutCompany },
  access: { first: noAccess, keptSince: 7, otherCompany: withoutAccount },
  purchase: {
    first: noPurchase,
    keptSince: 6,
    hired: () => noPurchase,
    otherCompany: () => noPurchase,
    otherPurchase: () => noPurchase,
  },
  order: { first: noOrder, keptSince: 6, otherCompany: withContactAlone },
  lead: { first: noLead, keptSince: 6 },
  estimate: { first: noEstimate, keptSince: 6 },
  savings: { first: null, keptSince: 6 },
  offers: { first: noOffers, keptSince: 0 },
  plans: { first: noPlans, keptSince: 0 },
}

const NAMES = Object.keys(SLICES) as (keyof VisitorState)[]

/** Of which version the tab's copy is: the newest shape's. */
export const VISIT_VERSION = Math.max(...NAMES.map((name) => SLICES[name].keptSince))

export const firstVisit = ofEach((name) => SLICES[name].first)

/** The visit after one of its endings, as the rows of its slices say. */
export function afterEnding(ending: Ending, visit: VisitorState): VisitorState {
  return ofEach((name) => {
    const end = SLICES[name][ending]
    return end ? end(visit[name], visit) : visit[name]
  })
}

/** What the tab keeps of the visit. */
export function keptOf(visit: VisitorState): Partial<VisitorState> {
  const kept = NAMES.filter((name) => SLICES[name].keptSince > 0)
  return Object.fromEntries(kept.map((name) => [name, visit[name]]))
}

function ofEach(sliceOf: <S extends keyof VisitorState>(name: S) => VisitorState[S]): VisitorState {
  return Object.fromEntries(NAMES.map((name) => [name, sliceOf(name)])) as unknown as VisitorState
}
