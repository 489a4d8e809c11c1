import { fieldMessages } from '@benefits/copy/field-messages'
import type { CartState } from '@benefits/domain/cart/cart-state'
import type { LineLimits } from '@benefits/domain/cart/lines/value-limits'
import { proceedBlock } from '@benefits/domain/cart/proceed-block'
import { isCartValid } from '../price/schedule-repricing.ts'

/** What a press of the button under a cart's total does. */
export type WayOn =
  | { readonly is: 'ready'; readonly go: () => void }
  /** Nothing, and there are no words for it: the page is not ready, or the total says why there is no price. */
  | { readonly is: 'waiting' }
  /** Says what is missing and, where the page has such a place, leads there. */
  | { readonly is: 'missing'; readonly words: string; readonly lead?: () => void }
  /** Something else first, whatever the cart lacks: it stands in the way of what is in it. */
  | { readonly is: 'instead'; readonly go: () => void }

/** What the cart alone lacks to go on, in words; null for nothing (docs/rules/cart.md: blocked). */
export function cartLack(cart: Pick<CartState, 'lines'>, limits: LineLimits): string | null {
  const isFine = proceedBlock(cart) === null && isCartValid(cart, limits)
  return isFine ? null : fieldMessages.noValidProduct
}

/** The page's way on behind what its cart lacks: first its fields, then what the page asks for, then its price. */
export function behindCart(page: WayOn, lack: string | null, isPriced: boolean): WayOn {
  if (page.is === 'instead') return page
  if (lack !== null) return { ...(page.is === 'missing' ? page : {}), is: 'missing', words: lack }
  return page.is === 'ready' && !isPriced ? { is: 'waiting' } : page
}
