import type { AskedOrder } from '@benefits/domain/cart/asked-order'
import { toOrderLines } from '@benefits/domain/cart/to-order-lines'
import type { CartSlice } from './cart-slice.ts'
import { addOnsOf, offerOf } from './offer-of.ts'

type Asking = Pick<CartSlice, 'cart' | 'offerCode' | 'offerGroupCodes' | 'proposal'>

/** The order that the visit asks for, in all that is asked of the calls (docs/rules/proposal.md: asked-whole). */
export function askedOrder(slice: Asking): AskedOrder {
  const { cart, proposal } = slice
  return {
    lines: toOrderLines(cart.lines),
    addOnCodes: addOnsOf(slice),
    interests: cart.interest.map(({ id, name }) => ({ code: id, name })),
    offerCode: offerOf(slice),
    proposalKey: proposal?.key ?? null,
  }
}
