import { moved } from '@benefits/domain/cart/cart-state'
import { type CartSlice, withCart } from './cart-slice.ts'

/** The slice with another offer, or with none (null): what the cart costs has to be asked anew. */
export function chooseOffer(slice: CartSlice, offerCode: string | null): CartSlice {
  return offerCode === slice.offerCode ? slice : { ...withCart(slice, moved(slice.cart, {})), offerCode }
}
