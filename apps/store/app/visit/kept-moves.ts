import { EMPTY_CART } from '@benefits/domain/cart/cart-state'
import { replaceCart } from '@benefits/domain/cart/replace-cart'
import { toOrderLines } from '@benefits/domain/cart/to-order-lines'
import type { Commands } from '../commands/command-table.ts'
import { addOnsOf } from './offer-of.ts'
import { applySimulation } from './simulation-moves.ts'
import { afterEnding, type VisitorState } from './visitor-state.ts'

/** A cart that was registered before, as its command tells it. */
export type KeptCart = NonNullable<Commands['findKeptCart']['answer']>

/** Whether the tab holds the same cart: there is nothing to go back to. */
export function isHeldHere({ shopping }: Pick<VisitorState, 'shopping'>, kept: KeptCart): boolean {
  const own = [toOrderLines(shopping.cart.lines), [...addOnsOf(shopping)]]
  return JSON.stringify(own) === JSON.stringify([toOrderLines(kept.lines), [...kept.addOnCodes]])
}

/**
 * The visit with the kept cart, its offer and its lead: what goes on is that purchase. The tab's own cart is kept
 * aside, and the price is asked for anew (docs/rules/customers.md: found-again).
 */
export function takeKeptCart(
  state: VisitorState,
  { leadId, lines, addOnCodes, offer }: KeptCart,
): VisitorState {
  const visit = afterEnding('otherPurchase', state)
  const cart = replaceCart(EMPTY_CART, { lines, addOnCodes: offer === null ? [] : addOnCodes })
  return {
    ...visit,
    ...applySimulation(visit, cart, offer),
    customer: { ...visit.customer, leadId },
  }
}
