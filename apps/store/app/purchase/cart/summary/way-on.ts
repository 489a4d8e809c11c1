import { fieldMessages } from '@benefits/copy/field-messages'
import type { CartLine } from '@benefits/domain/cart/cart-line'
import type { CartState } from '@benefits/domain/cart/cart-state'
import { isFilled, proceedBlock } from '@benefits/domain/cart/proceed-block'
import type { LineLimits } from '@benefits/domain/catalogue/line-limits'
import { cartCopy } from '../copy.ts'
import { isCartValid } from '../price/schedule-repricing.ts'
import { lineMessages } from '../table/line-messages.ts'

/** What a press of the button under a cart's total does. */
export type WayOn =
  | { readonly is: 'ready'; readonly go: () => void }
  /** Nothing, and there are no words for it: the page is not ready, or the total says why there is no price. */
  | { readonly is: 'waiting' }
  /**
   * Says what is missing and, where the page has such a place, leads there. The `hint` stands beside the button before
   * it is pressed: the one next thing to do, in a line.
   */
  | {
      readonly is: 'missing'
      readonly words: string
      readonly hint?: string | undefined
      readonly lead?: () => void
    }
  /**
   * Goes on whatever the cart lacks: to what stands in its way, or to where the cart itself is filled. The `hint` tells
   * why in a line. One that is `held` is drawn and told as not ready: it concludes nothing, but leads there.
   */
  | {
      readonly is: 'instead'
      readonly go: () => void
      readonly hint?: string | undefined
      readonly isHeld?: boolean
    }

/** What the cart alone lacks to go on, in words; null for nothing (docs/rules/cart.md: blocked). */
export function cartLack(cart: Pick<CartState, 'lines'>, limits: LineLimits): string | null {
  const isFine = proceedBlock(cart) === null && isCartValid(cart, limits)
  return isFine ? null : fieldMessages.noValidProduct
}

/**
 * The first thing that the cart alone lacks to go on, in a short line; null where it lacks nothing, or is empty: what
 * to begin with only its page knows. `nameOf` gives the name by which a line's product goes on the screen; the lines of
 * `walletGroups` are balances of one card, which alone has a quantity.
 */
export function cartHint(
  { lines }: Pick<CartState, 'lines'>,
  limits: LineLimits,
  nameOf: (name: string) => string,
  walletGroups: readonly number[] = [],
): string | null {
  for (const line of lines) {
    const { fill, check } = HINTS[quantityOf(line, walletGroups)]
    const name = nameOf(line.name)
    if (line.quantity === 0) return fill(name)
    if (!isFilled(line)) return cartCopy.fillValue(name)
    const wrong = lineMessages(line, limits)
    if (wrong.quantity !== null) return check(name)
    if (wrong.value !== null) return cartCopy.checkValue(name)
  }
  return null
}

const HINTS = {
  cards: { fill: cartCopy.fillQuantity, check: cartCopy.checkQuantity },
  wallet: { fill: () => cartCopy.fillCards, check: () => cartCopy.checkCards },
  employees: { fill: () => cartCopy.fillEmployees, check: () => cartCopy.checkEmployees },
} as const

/** What a line's quantity counts. */
function quantityOf({ lineType, groupCode }: CartLine, walletGroups: readonly number[]): keyof typeof HINTS {
  if (lineType === 'hcm') return 'employees'
  return walletGroups.includes(groupCode) ? 'wallet' : 'cards'
}

/** The page's way on behind what its cart lacks: first its fields, then what the page asks for, then its price. */
export function behindCart(
  page: WayOn,
  lack: string | null,
  isPriced: boolean,
  hint: string | null = null,
): WayOn {
  if (page.is === 'instead') return page
  if (lack !== null) {
    const missing = page.is === 'missing' ? page : {}
    return { ...missing, is: 'missing', words: lack, ...(hint !== null && { hint }) }
  }
  return page.is === 'ready' && !isPriced ? { is: 'waiting' } : page
}
