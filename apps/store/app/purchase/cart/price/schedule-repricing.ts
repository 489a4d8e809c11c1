import type { CartState } from '@benefits/domain/cart/cart-state'
import { isExtensionAlone } from '@benefits/domain/cart/contracted/sold-again'
import { isWithinLimits } from '@benefits/domain/cart/lines/is-within-limits'
import { toOrderLines } from '@benefits/domain/cart/to-order-lines'
import type { LineLimits } from '@benefits/domain/catalogue/line-limits'
import type { Pricing } from '@benefits/domain/pricing/pricing'
import type { Commands } from '../../../commands/command-table.ts'
import { askedOrder } from '../../../visit/asked-order.ts'
import { restorePrice, setPricingStatus } from '../../../visit/cart-moves.ts'
import { currentPricing } from '../../../visit/own-pricing.ts'
import { limitsOf } from '../../../visit/taken-proposal.ts'
import type { VisitorState } from '../../../visit/visitor-state.ts'
import type { VisitorStore } from '../../../visit/visitor-store.ts'
import { type PriceNotice, type PriceResult, resolvePrice } from './resolve-price.ts'
import { TYPING_PAUSE } from './typing-pause.ts'

/** What the pricing works with; `notify` hears of every price that counts. */
export interface PricerParts {
  readonly store: Pick<VisitorStore, 'getState' | 'move' | 'moveAndTell' | 'subscribe'>
  readonly limits: LineLimits
  readonly ask: (input: Commands['priceCart']['input'], signal: AbortSignal) => Promise<PriceResult>
  readonly notify: (notice: PriceNotice) => void
}

/** Asks again after a failure, and ends the pricing with everything under way. */
export interface Pricer {
  readonly retry: () => void
  readonly stop: () => void
}

/**
 * Keeps the cart priced: every change asks anew, what is typed after a second without more, all other moves at once. A
 * newer change aborts what is under way, and an answer for an older revision is dropped. A cart with a wrong field has
 * no price until it is right; one that is again as it was priced asks nothing.
 */
export function scheduleRepricing({ store, limits, ask, notify }: PricerParts): Pricer {
  let seen = store.getState().shopping.cart
  let timer: ReturnType<typeof setTimeout> | undefined
  let flight: AbortController | null = null
  let last: {
    readonly asked: string
    readonly pricing: Pricing
    readonly isHeld?: boolean | undefined
  } | null = null

  function drop() {
    clearTimeout(timer)
    flight?.abort()
    flight = null
  }

  function plan(delay: number) {
    drop()
    takeAgain()
    const isNeeded = needsPrice(store.getState(), limits)
    store.move(setPricingStatus, isNeeded ? 'loading' : 'idle')
    if (isNeeded) timer = setTimeout(() => void send(), delay)
  }

  function takeAgain() {
    const state = store.getState()
    if (last === null || !needsPrice(state, limits) || last.asked !== textOf(state)) return
    store.move(restorePrice, last.pricing, last.isHeld)
  }

  async function send() {
    const own = new AbortController()
    flight = own
    const state = store.getState()
    const { revision } = state.shopping.cart
    const result = await ask(priceInput(state), own.signal).catch(() => null)
    if (result === null || flight !== own) return
    flight = null
    const { notice } = store.moveAndTell(resolvePrice, revision, result)
    remember()
    if (notice) notify(notice)
  }

  function remember() {
    const state = store.getState()
    const pricing = currentPricing(state.shopping)
    const isHeld = state.shopping.proposal?.isHeld ?? undefined
    if (pricing) last = { asked: textOf(state), pricing, isHeld }
  }

  remember()
  const unsubscribe = store.subscribe(({ shopping: { cart } }) => {
    if (cart.revision === seen.revision) return
    const before = seen
    seen = cart
    plan(isEdit(before, cart) ? TYPING_PAUSE : 0)
  })
  plan(0)

  return {
    retry: () => plan(0),
    stop() {
      unsubscribe()
      drop()
    },
  }
}

/** Whether a cart has no price yet and could have one: something in it, and every field right. */
export function needsPrice({ shopping }: Pick<VisitorState, 'shopping'>, limits: LineLimits): boolean {
  const { cart, pricedRevision } = shopping
  const isAsked = cart.lines.length > 0 && pricedRevision !== cart.revision
  return isAsked && isCartValid(cart, limitsOf(shopping, limits))
}

/** Whether every line keeps the form rules of quantity and value. */
export function isCartValid(cart: Pick<CartState, 'lines'>, limits: LineLimits): boolean {
  return toOrderLines(cart.lines).every((line) => isWithinLimits(line, limits))
}

function priceInput({ shopping, customer }: VisitorState): Commands['priceCart']['input'] {
  const { lines } = shopping.cart
  // What would extend a contract is filled in before what it is hired with: until then it is a price for anybody.
  const leadId = isExtensionAlone(lines, customer.contractedProducts) ? null : customer.leadId
  return { ...askedOrder(shopping), leadId }
}

/** What a price goes by: an interest that is noted asks for no other. */
function textOf(state: VisitorState): string {
  const { interests: _, ...asked } = priceInput(state)
  return JSON.stringify(asked)
}

/** The same products in the same order, and a field of one changed: more may be typed. A toggle is no typing. */
function isEdit({ lines: before }: CartState, { lines: after }: CartState): boolean {
  return (
    before.length === after.length &&
    before.every(({ productCode }, at) => productCode === after[at]?.productCode) &&
    before.some(
      ({ quantity, monthlyValue }, at) =>
        quantity !== after[at]?.quantity || monthlyValue !== after[at]?.monthlyValue,
    )
  )
}
