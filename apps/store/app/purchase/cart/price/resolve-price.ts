import { CODE } from '@benefits/copy/code-of-refusal'
import { type CartState, moved } from '@benefits/domain/cart/cart-state'
import { removeUnserved } from '@benefits/domain/cart/contracted/remove-unserved'
import type { CustomerType } from '@benefits/domain/customer/customer-type'
import type { Centavos } from '@benefits/domain/money/centavos'
import { CONTRACTED_REASON, type Pricing, type RemovedLine } from '@benefits/domain/pricing/pricing'
import type { Removed, ToldProblem } from '../../../always/warning-dialog/warning-table.ts'
import type { CommandProblem, StoreCode } from '../../../commands/command-result.ts'
import { withCart, withFailedPrice, withPriceOf } from '../../../visit/cart-slice.ts'
import { judgeCompany } from '../../../visit/customer-moves.ts'
import { applyPricing } from '../../../visit/own-pricing.ts'
import { learnContracted, withoutUnserved } from '../../../visit/purchase-moves.ts'
import type { VisitorState } from '../../../visit/visitor-state.ts'
import { isPassing } from './price-failures.ts'

/** What the buyer must be told of a price: its total, what it took out of the cart, or why there is none. */
export type PriceNotice =
  | { readonly kind: 'priced'; readonly total: Centavos }
  | ({ readonly kind: 'removed' } & Removed)
  | { readonly kind: 'refused'; readonly code: StoreCode; readonly reference?: string | undefined }

/**
 * An answer of the command `priceCart`, or a registration's refusal: its code, the lines it names and what people ask
 * for.
 */
export type PriceResult =
  | {
      readonly ok: true
      readonly answer: PriceAnswer
    }
  | { readonly ok: false; readonly problem: ToldProblem & Partial<Pick<CommandProblem, 'fields'>> }

interface PriceAnswer {
  readonly pricing: Pricing
  readonly removed: readonly RemovedLine[]
  readonly isProposalPrice?: boolean | undefined
}

interface Settled {
  readonly change: Partial<VisitorState>
  readonly notice: PriceNotice | null
}

/** What a refused price makes of the company for this cart. */
const TYPE_AFTER: { readonly [C in StoreCode]?: CustomerType } = {
  [CODE.downgradeRefused]: 'downgrade',
  [CODE.planAlreadyContracted]: 'downgrade',
}

/**
 * Takes a price asked for at `revision` into the state. An older answer changes nothing. Products that are not sold
 * where the company is leave the cart and are remembered; where none is left, all do. What it has already leaves too,
 * and is contracted from now on; a cart of nothing else stays, and its company is told so.
 */
export function resolvePrice(state: VisitorState, revision: number, result: PriceResult): Settled {
  const { shopping } = state
  if (revision !== shopping.cart.revision) return { change: {}, notice: null }
  if (result.ok) return settleAnswer(state, result.answer)
  const { code } = result.problem
  if (code === CODE.alreadyContracted) {
    const codes = codesNamed(shopping.cart, result.problem.fields ?? [])
    const known = learnContracted(state, codes)
    const lines = shopping.cart.lines.filter(({ productCode }) => !codes.includes(productCode))
    if (codes.length > 0 && lines.length > 0) {
      const contracted = namesOf(shopping.cart, codes)
      return {
        change: { ...known, shopping: withCart(shopping, moved(shopping.cart, { lines })) },
        notice: { kind: 'removed', names: [], contracted },
      }
    }
    return refusedAs(code, result.problem.reference, { ...state, ...known }, 'selectedAlreadyContracted')
  }
  const customerType = TYPE_AFTER[code]
  if (code !== CODE.productsUnserved) return refusedAs(code, result.problem.reference, state, customerType)
  const change = withoutUnserved(state)
  const names = namesGone(shopping.cart, change.shopping.cart)
  return { change, notice: { kind: 'removed', names, contracted: [] } }
}

/** A price that there is none of, and what that makes of the company. */
function refusedAs(
  code: StoreCode,
  reference: string | undefined,
  state: VisitorState,
  customerType: CustomerType | undefined,
): Settled {
  return {
    change: {
      ...(customerType ? judgeCompany(state, customerType) : {}),
      shopping: withFailedPrice(withoutHeldPrice(state.shopping, code), code),
    },
    notice: { kind: 'refused', code, reference },
  }
}

/** A cart that is refused has no proposal's price; a reason of the moment says nothing of that. */
function withoutHeldPrice(shopping: VisitorState['shopping'], code: StoreCode): VisitorState['shopping'] {
  return isPassing(code) ? shopping : withPriceOf(shopping, false)
}

function settleAnswer(state: VisitorState, { pricing, removed, isProposalPrice }: PriceAnswer): Settled {
  const { shopping } = state
  const codesOf = (isOwned: boolean) =>
    removed
      .filter(({ reason }) => (reason === CONTRACTED_REASON) === isOwned)
      .map(({ productCode }) => productCode)
  const owned = codesOf(true)
  const served = removeUnserved(shopping.cart, codesOf(false))
  const lines = served.lines.filter(({ productCode }) => !owned.includes(productCode))
  const cart = lines.length === served.lines.length ? served : moved(served, { lines })
  const names = namesGone(shopping.cart, served)
  const contracted = namesOf(shopping.cart, owned)
  return {
    // The price is that of the lines that stay, so that it belongs to the smaller cart.
    change: {
      ...learnContracted(state, owned),
      shopping: withPriceOf(applyPricing(withCart(shopping, cart), cart.revision, pricing), isProposalPrice),
    },
    notice:
      names.length + contracted.length > 0
        ? { kind: 'removed', names, contracted }
        : { kind: 'priced', total: pricing.totalWithDiscount },
  }
}

/** Codes of the lines that a refusal's fields name by their place in the cart. */
function codesNamed({ lines }: CartState, fields: CommandProblem['fields']): number[] {
  return fields.flatMap(({ field }) => {
    const line = lines[Number(/\.(\d+)\./.exec(field)?.[1])]
    return line ? [line.productCode] : []
  })
}

function namesOf({ lines }: CartState, codes: readonly number[]): string[] {
  return lines.filter(({ productCode }) => codes.includes(productCode)).map(({ name }) => name)
}

function namesGone(before: CartState, after: CartState): string[] {
  return before.lines.filter((line) => !after.lines.includes(line)).map(({ name }) => name)
}
