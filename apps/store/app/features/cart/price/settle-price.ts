import { CODE } from '@benefits/copy/code-of-refusal'
import type { CartState } from '@benefits/domain/cart/cart-state'
import { removeUnserved } from '@benefits/domain/cart/contracted/remove-unserved'
import type { CustomerType } from '@benefits/domain/customer/customer-type'
import type { Centavos } from '@benefits/domain/money/centavos'
import type { Pricing, RemovedLine } from '@benefits/domain/pricing/pricing'
import type { StoreCode } from '../../../commands/command-result.ts'
import type { VisitorState } from '../../../state/visitor-state.ts'
import type { ToldProblem } from '../../../warning/warning-queue.ts'
import { type CartSlice, withCart } from '../cart-slice.ts'
import { takePricing } from './own-pricing.ts'

/** What the buyer must be told of a price: its total, what it took out of the cart, or why there is none. */
export type PriceNotice =
  | { readonly kind: 'priced'; readonly total: Centavos }
  | { readonly kind: 'removed'; readonly names: readonly string[] }
  | { readonly kind: 'refused'; readonly code: StoreCode; readonly reference?: string | undefined }

/** An answer of the command `priceCart`; of a refusal only its code matters, and the one people ask for. */
export type PriceResult =
  | {
      readonly ok: true
      readonly answer: { readonly pricing: Pricing; readonly removed: readonly RemovedLine[] }
    }
  | { readonly ok: false; readonly problem: ToldProblem }

interface Settled {
  readonly change: Partial<VisitorState>
  readonly notice: PriceNotice | null
}

/** What a refused price makes of the company for this cart. */
const TYPE_AFTER: { readonly [C in StoreCode]?: CustomerType } = {
  [CODE.productsUnserved]: 'selectedUnserved',
  [CODE.downgradeRefused]: 'downgrade',
  [CODE.planAlreadyContracted]: 'downgrade',
}

/**
 * Takes a price asked for at `revision` into the state. An older answer changes nothing. Products that are not sold
 * where the company is leave the cart and are remembered; where none is left, all do.
 */
export function settlePrice(state: VisitorState, revision: number, result: PriceResult): Settled {
  const { shopping, customer } = state
  if (revision !== shopping.cart.revision) return { change: {}, notice: null }
  if (result.ok) return settleAnswer(shopping, result.answer)
  const { code } = result.problem
  const customerType = TYPE_AFTER[code]
  const company = customerType ? { customer: { ...customer, customerType } } : {}
  if (code === CODE.productsUnserved) {
    const cart = removeUnserved(
      shopping.cart,
      shopping.cart.lines.map(({ productCode }) => productCode),
    )
    const emptied = { ...withCart(shopping, cart), pricing: null, pricedRevision: null }
    return {
      change: { ...company, shopping: emptied },
      notice: { kind: 'removed', names: namesGone(shopping.cart, cart) },
    }
  }
  const failed = { ...shopping, pricingStatus: 'failed', pricingFailure: code } as const
  return {
    change: { ...company, shopping: failed },
    notice: { kind: 'refused', code, reference: result.problem.reference },
  }
}

function settleAnswer(
  shopping: CartSlice,
  { pricing, removed }: { readonly pricing: Pricing; readonly removed: readonly RemovedLine[] },
): Settled {
  const cart = removeUnserved(
    shopping.cart,
    removed.map(({ productCode }) => productCode),
  )
  const names = namesGone(shopping.cart, cart)
  return {
    // The price is that of the lines that stay, so that it belongs to the smaller cart.
    change: { shopping: takePricing(withCart(shopping, cart), cart.revision, pricing) },
    notice:
      names.length > 0 ? { kind: 'removed', names } : { kind: 'priced', total: pricing.totalWithDiscount },
  }
}

function namesGone(before: CartState, after: CartState): string[] {
  return before.lines.filter((line) => !after.lines.includes(line)).map(({ name }) => name)
}
