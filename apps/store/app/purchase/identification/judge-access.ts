import type { CartState } from '@benefits/domain/cart/cart-state'
import { hasModality } from '@benefits/domain/cart/modality/has-modality'
import { isSoldHere } from '@benefits/domain/cart/modality/is-sold-here'
import type { Selling } from '@benefits/domain/catalogue/selling'
import type { SoldHere } from '@benefits/domain/catalogue/sold-here'
import { mayEnter } from '@benefits/domain/checkout/may-enter'
import type { VisitorState } from '../../visit/visitor-state.ts'
import { isCartRefused } from '../cart/public.ts'
import type { ShownStep } from './copy.ts'

/** What is sold in the channel of the visit. */
interface Sale {
  readonly selling: Pick<Selling, 'carts'>
  readonly sold: SoldHere | null
}

/** Where a visit to the account steps belongs; `unsold` where no page of the channel shows its cart; null where it may stay. */
export type WayOut = 'initialPage' | 'cart' | 'unsold' | 'verification' | null

/**
 * Judges a visit to the account steps, `asked` by the address. Nobody gives data for a cart that cannot be bought: what
 * the channel does not sell, and what was refused a price, is put right in the cart first.
 */
export function judgeAccess(
  { shopping, access }: Pick<VisitorState, 'shopping' | 'access'>,
  asked: ShownStep | null,
  sale: Sale,
): WayOut {
  const { cart } = shopping
  const { accountId, hasAccess, isReturning } = access
  const mayStay = mayEnter('access', {
    hasModality: cart.selectedGroupCode !== null,
    isCartEmpty: cart.lines.length === 0,
    hasOffer: shopping.offerCode !== null,
    hasAccountId: accountId !== null,
    hasCompany: false,
    hasLead: false,
    hasPricing: false,
  })
  if (!mayStay) return 'initialPage'
  const isSold = hasModality(cart, sale.selling) && isSoldHere(cart, sale.sold)
  if (!isSold || isCartRefused(shopping)) return hasPage(cart, sale) ? 'cart' : 'unsold'
  const isAccountMade = accountId !== null && hasAccess
  // A returning account may still stand at the step that sends its code; one made in this visit was mailed it.
  const isPast = asked === 'password' || (asked === 'confirmation' && !isReturning)
  return isAccountMade && isPast ? 'verification' : null
}

/** Whether the channel has a page for one of the cart's modalities. */
function hasPage({ lines }: Pick<CartState, 'lines'>, { selling, sold }: Sale): boolean {
  return lines.some(
    ({ groupCode }) =>
      selling.carts[groupCode] !== undefined && (sold === null || sold.groupCodes.includes(groupCode)),
  )
}
