import { type CartState, EMPTY_CART, moved } from '@benefits/domain/cart/cart-state'
import { clearCart } from '@benefits/domain/cart/clear-cart'
import { forgetRemoved } from '@benefits/domain/cart/contracted/remove-unserved'
import type { Pricing } from '@benefits/domain/pricing/pricing'
import type { ProposedOrder } from '@benefits/domain/proposal/same-as-proposed'
import type { StoreCode } from '../commands/command-result.ts'

/** A proposal as a cart taken from it knows it. */
export interface TakenProposal {
  readonly key: string
  readonly number: string
  /** Last day, of São Paulo: `yyyy-mm-dd`. */
  readonly validUntil: string
  /** Whether the last price was the proposal's; null while none was asked for. */
  readonly isHeld: boolean | null
  /** What was proposed; not there where it ran out before it was taken. */
  readonly order?: ProposedOrder
}

/** The browser's cart and what the server says it costs. */
export interface CartSlice {
  readonly cart: CartState
  /** The price of the cart at `pricedRevision`; null when nothing is priced. */
  readonly pricing: Pricing | null
  readonly pricedRevision: number | null
  readonly pricingStatus: 'idle' | 'loading' | 'failed'
  /** Why the last price was refused, while `pricingStatus` is 'failed'. */
  readonly pricingFailure: StoreCode | null
  /** The cart-intro modal shows once a visit. */
  readonly introSeen: boolean
  /** Code of the selected offer; null without one. */
  readonly offerCode: string | null
  /** Group codes of the modalities that the offer is for; not there before they were read. */
  readonly offerGroupCodes?: readonly number[]
  /** Carts that another one took the place of, the last one first; kept for the whole visit. */
  readonly asideCarts?: readonly CartState[]
  /** The proposal that the cart was taken from; not there for a cart of one's own. */
  readonly proposal?: TakenProposal
  /** The channel that the cart was last seen in; not there before its first page. */
  readonly channelCode?: string
}

export const noCart: CartSlice = {
  cart: EMPTY_CART,
  pricing: null,
  pricedRevision: null,
  pricingStatus: 'idle',
  pricingFailure: null,
  introSeen: false,
  offerCode: null,
}

/** The slice after a move of the cart; a failed price is asked again, since it was another cart's. */
export function withCart(slice: CartSlice, cart: CartState): CartSlice {
  return cart === slice.cart ? slice : { ...slice, cart, pricingStatus: 'idle', pricingFailure: null }
}

/** The slice with nothing in its cart and no price. */
export function emptied(slice: CartSlice): CartSlice {
  return withoutProposal(withoutPrice(withCart(slice, clearCart(slice.cart))))
}

/** The slice without a price: what the cart cost so far is none of its. */
export function withoutPrice(slice: CartSlice): CartSlice {
  return { ...slice, pricing: null, pricedRevision: null }
}

/** The slice whose price was refused. */
export function withFailedPrice(slice: CartSlice, pricingFailure: StoreCode): CartSlice {
  return { ...slice, pricingStatus: 'failed', pricingFailure }
}

/** The slice of a page whose tab was asking for a price: it is asked for again. */
export function withIdlePrice(slice: CartSlice): CartSlice {
  return { ...slice, pricingStatus: 'idle' }
}

/** The slice for a company somewhere else: what was not sold where the former one is may be chosen again. */
export function servedAnew(slice: CartSlice): CartSlice {
  return withCart(slice, forgetRemoved(slice.cart))
}

/** The slice with a cart of the buyer's own. */
export function withoutProposal({ proposal: _, ...slice }: CartSlice): CartSlice {
  return slice
}

/** The slice that was told whether its price is the proposal's; as it was where nothing was told of it. */
export function withPriceOf(slice: CartSlice, isHeld: boolean | undefined): CartSlice {
  const { proposal } = slice
  return proposal === undefined || isHeld === undefined
    ? slice
    : { ...slice, proposal: { ...proposal, isHeld } }
}

/** The slice in a channel: what was priced or registered in another one is no price and no registration here. */
export function inChannel(slice: CartSlice, channelCode: string): CartSlice {
  const { channelCode: former = channelCode, cart } = slice
  const isMoved = former !== channelCode && cart.lines.length > 0
  return { ...(isMoved ? withCart(slice, moved(cart, {})) : slice), channelCode }
}
