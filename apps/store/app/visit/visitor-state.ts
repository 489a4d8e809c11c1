import { type AccessSlice, noAccess } from './access-slice.ts'
import { type CartSlice, noCart } from './cart-slice.ts'
import { type CustomerSlice, noCustomer } from './customer-slice.ts'
import { type EstimateSlice, noEstimate } from './estimate-slice.ts'
import { type LeadSlice, noLead } from './lead-slice.ts'
import { noOffers, type OffersSlice } from './offers-slice.ts'
import { noOrder, type OrderSlice } from './order-slice.ts'
import { noPlans, type PlansSlice } from './plans-slice.ts'
import { noPurchase, type PurchaseSlice } from './purchase-slice.ts'
import type { SavingsSlice } from './savings-slice.ts'

/** What a visitor's tab keeps in session storage, slice by slice (docs/rules/checkout.md: nothing-typed-is-lost). */
export interface VisitorState {
  readonly shopping: CartSlice
  readonly customer: CustomerSlice
  readonly access: AccessSlice
  readonly purchase: PurchaseSlice
  readonly order: OrderSlice
  readonly lead: LeadSlice
  readonly estimate: EstimateSlice
  readonly savings: SavingsSlice | null
  /** What is in force now: as old as this page, never kept; which offer is followed is the cart's. */
  readonly offers: OffersSlice
  /** Prices of the HR plans: as old as this page, never kept. */
  readonly plans: PlansSlice
}

export const firstVisit: VisitorState = {
  shopping: noCart,
  customer: noCustomer,
  access: noAccess,
  purchase: noPurchase,
  order: noOrder,
  lead: noLead,
  estimate: noEstimate,
  savings: null,
  offers: noOffers,
  plans: noPlans,
}
