import type { VisitorStore } from '../state/visitor-store.ts'
import { cartChange, isOtherLines } from './cart-changes.ts'
import { type EventLine, ecommerceOf, type PlanValue } from './cart-items.ts'
import type { Ecommerce } from './event.ts'

/** A quantity that is being typed is told once it rests, in milliseconds. */
const REST_MS = 1000

/** What comes into the cart or leaves it, as event and payload. */
type Tell = (event: 'add_to_cart' | 'remove_from_cart', ecommerce: Ecommerce) => void

/** Tells what comes into the visitor's cart and what leaves it; gives the way to stop. */
export function watchCart(store: VisitorStore, walletGroupCodes: readonly number[], tell: Tell): () => void {
  const linesNow = () => store.getState().shopping.cart.lines
  let told: readonly EventLine[] = linesNow()
  let resting: ReturnType<typeof setTimeout> | undefined
  function flush() {
    clearTimeout(resting)
    const lines = linesNow()
    const { added, removed } = cartChange(told, lines)
    told = lines
    const payload = (some: readonly EventLine[]) => ecommerceOf(some, walletGroupCodes, planValueOf(store))
    if (removed.length > 0) tell('remove_from_cart', payload(removed))
    if (added.length > 0) tell('add_to_cart', payload(added))
  }
  const leave = store.subscribe((state) => {
    const { lines } = state.shopping.cart
    if (lines === told) return
    if (isOtherLines(told, lines)) return flush()
    clearTimeout(resting)
    resting = setTimeout(flush, REST_MS)
  })
  return () => {
    clearTimeout(resting)
    leave()
  }
}

/** The plan's value as the last price table or price of the cart says it. */
export function planValueOf(store: VisitorStore): PlanValue {
  const { plans, shopping } = store.getState()
  return (code) => {
    const row = plans.table?.plans.find((plan) => plan.code === code)?.price
    if (row) return row.value - row.discount
    const line = shopping.pricing?.lines.find(({ productCode }) => productCode === code)
    return line?.productValueWithDiscount ?? null
  }
}
