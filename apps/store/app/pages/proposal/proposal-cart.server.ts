import type { CartLine } from '@benefits/domain/cart/cart-line'
import { type CartState, EMPTY_CART } from '@benefits/domain/cart/cart-state'
import { addLine } from '@benefits/domain/cart/lines/add-line'
import { replaceCart } from '@benefits/domain/cart/replace-cart'
import { proposedLine } from '@benefits/domain/proposal/proposed-product'
import type { ProposedOrder } from '@benefits/domain/proposal/same-as-proposed'
import type { AnswerOf } from '@benefits/wire/call'
import type { listProducts } from '@benefits/wire/configuration/list-products'
import type { getProposal } from '@benefits/wire/proposal/get-proposal'
import type { Calls } from '../../commands/calls/create-calls.server.ts'
import { restoreLine } from '../../commands/restore-line.server.ts'
import { toProposedProduct } from '../../commands/to-proposed-product.server.ts'

/** What the channel sells. */
export type Sold = AnswerOf<typeof listProducts>['result']['products']
type Names = AnswerOf<typeof getProposal>['names']

/**
 * A proposal as the browser's cart: by the proposal's own words; by today's catalogue once it ran out, without what is
 * not sold here any more (docs/rules/proposal.md: taken, ended).
 */
export async function proposalCart(
  calls: Calls,
  { state, names }: Pick<AnswerOf<typeof getProposal>, 'state' | 'names'>,
  order: ProposedOrder,
  products: Sold,
): Promise<CartState> {
  const own = state === 'ended' ? null : proposedCart(order, names)
  return own ?? restoreCart(calls, order, products)
}

/** The cart by what the proposal says of its products; null where it says too little: it is of before that was kept. */
function proposedCart({ lines, addOnCodes }: ProposedOrder, names: Names): CartState | null {
  const products = lines.map(({ productCode }) =>
    toProposedProduct(names.find(({ code }) => code === productCode)),
  )
  const restored = lines.flatMap((line, at) => {
    const product = products[at]
    return product ? proposedLine(line, product) : []
  })
  return restored.length < lines.length ? null : toCart(restored, addOnCodes)
}

/** Whether the store has a page for a cart: it sells something of each modality (docs/rules/proposal.md: taken). */
export function hasPage({ lines }: CartState, products: Sold, { scope }: Calls): boolean {
  const { kind, selling } = scope.issuer
  return lines.every(({ productCode, groupCode, lineType }) => {
    if (selling.carts[groupCode] === undefined) return false
    // One page shows every cart of a bank partner; the transport cart's is its one product's.
    if (kind === 'bankPartner') return true
    return products.some((one) =>
      lineType === 'mobility'
        ? one.code === productCode
        : one.groupCode === groupCode && one.lineType === lineType,
    )
  })
}

async function restoreCart(
  calls: Calls,
  { lines: asked, addOnCodes }: ProposedOrder,
  products: Sold,
): Promise<CartState> {
  const { plans } = calls.scope.issuer.selling
  const isPlan = (productCode: number) => plans.some(({ code }) => code === productCode)
  const lines = await Promise.all(
    asked.map((line) =>
      restoreLine({ ...line, lineType: isPlan(line.productCode) ? 'hcm' : 'benefit' }, products, calls),
    ),
  )
  return toCart(
    lines.flatMap((line) => line ?? []),
    addOnCodes,
  )
}

function toCart(lines: readonly CartLine[], addOnCodes: readonly number[]): CartState {
  const cart = lines.reduce(addLine, EMPTY_CART)
  return replaceCart(EMPTY_CART, { lines: cart.lines, addOnCodes: [...addOnCodes] })
}
