import { toOrderLines } from '@benefits/domain/cart/to-order-lines'
import type { LineLimits } from '@benefits/domain/catalogue/line-limits'
import { proposedLimits } from '@benefits/domain/proposal/proposed-limits'
import { isAsProposed } from '@benefits/domain/proposal/same-as-proposed'
import type { CartSlice } from './cart-slice.ts'
import { addOnsOf } from './offer-of.ts'

type Taken = Parameters<typeof addOnsOf>[0] & Pick<CartSlice, 'proposal'>

/**
 * Whether the cart still says what the proposal said that it was taken from: then price and availability are the
 * proposal's, whatever is sold today, and the server has the last word (docs/rules/proposal.md: taken).
 */
export function isAsTaken(slice: Taken): boolean {
  const { order } = slice.proposal ?? {}
  const lines = toOrderLines(slice.cart.lines)
  return order !== undefined && isAsProposed({ lines, addOnCodes: addOnsOf(slice) }, order)
}

/** The limits that this cart's fields go by: today's, unless it is as it was proposed. */
export function limitsOf(slice: Taken, limits: LineLimits): LineLimits {
  const { order } = slice.proposal ?? {}
  return order !== undefined && isAsTaken(slice) ? proposedLimits(limits, order) : limits
}
