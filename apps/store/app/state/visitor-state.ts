import { type AccessSlice, noAccess } from '../features/access/access-slice.ts'
import { type CartSlice, noCart } from '../features/cart/cart-slice.ts'
import { noPurchase, type PurchaseSlice } from '../features/checkout/purchase-slice.ts'
import { type CustomerSlice, noCustomer } from '../features/customer/customer-slice.ts'
import { type EstimateSlice, noEstimate } from '../features/estimate/estimate-slice.ts'
import { noOffers, type OffersSlice } from '../features/offer/offers-slice.ts'
import { noOrder, type OrderSlice } from '../features/order/order-slice.ts'
import { noPlans, type PlansSlice } from '../features/plans/plans-slice.ts'
import { type LeadSlice, noLead } from '../features/product/lead-slice.ts'

/** What a visitor's tab keeps in session storage, a slice a feature (docs/rules/checkout.md: nothing-typed-is-lost). */
export interface VisitorState {
  readonly shopping: CartSlice
  readonly customer: CustomerSlice
  readonly access: AccessSlice
  readonly purchase: PurchaseSlice
  readonly order: OrderSlice
  readonly lead: LeadSlice
  readonly estimate: EstimateSlice
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
  offers: noOffers,
  plans: noPlans,
}
