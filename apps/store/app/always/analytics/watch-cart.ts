import type { VisitorStore } from '../../visit/visitor-store.ts'
import type { Ecommerce } from '../reports/event.ts'
import { type EventLine, ecommerceOf, type PlanValue } from './cart-items.ts'

/** What is being typed is told once it rests, in milliseconds. */
const REST_MS = 1000
/** A line that came without a value waits this long for one, in milliseconds. */
const UNVALUED_MS = 4000

/** What comes into the cart or leaves it, as event and payload. */
type Tell = (event: 'add_to_cart' | 'remove_from_cart', ecommerce: Ecommerce) => void

/** What watches the cart. */
interface CartWatch {
  /** Tells at once what still rests. */
  readonly flush: () => void
  readonly stop: () => void
}

/**
 * Tells what comes into the visitor's cart and what leaves it. A line that comes with its value, or goes, is told at
 * once; one whose value is still to be typed or priced is told with it.
 */
export function watchCart(store: VisitorStore, walletGroupCodes: readonly number[], tell: Tell): CartWatch {
  const linesNow = () => store.getState().shopping.cart.lines
  const planValue = planValueOf(store)
  let told: readonly EventLine[] = linesNow()
  let seen = told
  let isAwaited = false
  let resting: ReturnType<typeof setTimeout> | undefined
  const isUnvalued = ({ productCode, lineType, quantity, monthlyValue }: EventLine) =>
    !told.some((line) => line.productCode === productCode) &&
    (lineType === 'hcm' ? planValue(productCode) === null : quantity * monthlyValue === 0)
  function flush() {
    clearTimeout(resting)
    const lines = linesNow()
    const { added, removed } = cartChange(told, lines)
    told = lines
    isAwaited = false
    const payload = (some: readonly EventLine[]) => ecommerceOf(some, walletGroupCodes, planValue)
    if (removed.length > 0) tell('remove_from_cart', payload(removed))
    if (added.length > 0) tell('add_to_cart', payload(added))
  }
  const leave = store.subscribe(() => {
    const lines = linesNow()
    const isStill = lines === seen
    if (isStill && !isAwaited) return
    const isWithoutValue = lines.some(isUnvalued)
    if (isStill && isWithoutValue) return
    seen = lines
    isAwaited ||= isWithoutValue
    if (isOtherLines(told, lines) && !isAwaited) return flush()
    clearTimeout(resting)
    resting = setTimeout(flush, isWithoutValue ? UNVALUED_MS : REST_MS)
  })
  return {
    flush,
    stop() {
      clearTimeout(resting)
      leave()
    },
  }
}

/** The plan's value as the last price table or price of the cart says it. */
export function planValueOf(store: VisitorStore): PlanValue {
  return (code) => {
    const { plans, shopping } = store.getState()
    const row = plans.table?.plans.find((plan) => plan.code === code)?.price
    if (row) return row.value - row.discount
    const line = shopping.pricing?.lines.find(({ productCode }) => productCode === code)
    return line?.productValueWithDiscount ?? null
  }
}

/** What came into a cart and what left it, each as lines of the quantity that did. */
export interface CartChange {
  readonly added: readonly EventLine[]
  readonly removed: readonly EventLine[]
}

/**
 * The change between two carts. A line that is only in one of them counts whole; another quantity counts by its
 * difference; an HR plan is there or not, however many employees it is for.
 */
export function cartChange(before: readonly EventLine[], after: readonly EventLine[]): CartChange {
  return { added: more(after, before), removed: more(before, after) }
}

/** Whether lines came or went: that is told at once, while a quantity may still be typed. */
export function isOtherLines(before: readonly EventLine[], after: readonly EventLine[]): boolean {
  const codes = (lines: readonly EventLine[]) => lines.map(({ productCode }) => productCode).join()
  return codes(before) !== codes(after)
}

function more(these: readonly EventLine[], those: readonly EventLine[]): readonly EventLine[] {
  return these.flatMap((line) => {
    const other = those.find(({ productCode }) => productCode === line.productCode)
    if (!other) return [line]
    const quantity = line.quantity - other.quantity
    return quantity > 0 && line.lineType !== 'hcm' ? [{ ...line, quantity }] : []
  })
}
