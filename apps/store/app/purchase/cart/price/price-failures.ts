import { CODE } from '@benefits/copy/code-of-refusal'
import type { StoreCode } from '../../../commands/command-result.ts'
import type { CartSlice } from '../../../visit/cart-slice.ts'

/** Reasons of the moment, beside that no call was asked: a service was away, a session ended, too much was asked. */
const PASSING: ReadonlySet<StoreCode> = new Set([
  CODE.serviceAway,
  CODE.hiringFailed,
  CODE.upstreamTimeout,
  CODE.uncatalogued,
  CODE.unauthorised,
  CODE.conflict,
  CODE.tooMany,
  CODE.broken,
  CODE.maintenance,
])

/** Whether the same cart may get a price at another try; every other refusal asks for another cart. */
export function isPassing(code: StoreCode): boolean {
  return typeof code === 'string' || PASSING.has(code)
}

/** What is wrong with what stands in the cart, whoever buys it. */
const OF_CART: ReadonlySet<StoreCode> = new Set([
  CODE.productUnknown,
  CODE.modalityUnknown,
  CODE.quantityRefused,
  CODE.valueRefused,
  CODE.valueTooLow,
  CODE.valueTooHigh,
  CODE.fieldsRefused,
])

/**
 * Whether the cart as it stands was refused a price for what is in it. A service that was away, the company that buys
 * and the offer that is followed are other reasons, and have their own ways on.
 */
export function isCartRefused({
  pricingStatus,
  pricingFailure,
}: Pick<CartSlice, 'pricingStatus' | 'pricingFailure'>): boolean {
  return pricingStatus === 'failed' && pricingFailure !== null && OF_CART.has(pricingFailure)
}
