import { barePath } from '@benefits/domain/catalogue/without-end-slashes'
import { offerOf } from '../../../visit/offer-of.ts'
import type { VisitorState } from '../../../visit/visitor-state.ts'

/** First path segments of the pages that a followed offer is bought on. */
const FLOW: readonly string[] = ['combo', 'oferta', 'checkout', 'pedido']

function segmentOf(pathname: string): string {
  return barePath(pathname).split('/')[1] ?? ''
}

/**
 * Whether a step of the buyer leads out of an offer's flow (docs/rules/offers.md: leaving): from a page that it is
 * bought on to one that it is not, while the cart is bought under it. Nothing is left where nothing was chosen and the
 * package itself was not open. A page that sends somebody on by itself (`REPLACE`) is no step of the buyer.
 */
export function leavesFlow(
  { shopping, purchase }: Pick<VisitorState, 'shopping' | 'purchase'>,
  step: { readonly from: string; readonly to: string; readonly action: 'POP' | 'PUSH' | 'REPLACE' },
): boolean {
  if (offerOf(shopping) === null || purchase.order !== null || step.action === 'REPLACE') return false
  const from = segmentOf(step.from)
  if (!FLOW.includes(from) || FLOW.includes(segmentOf(step.to))) return false
  return from === 'combo' || shopping.cart.lines.length > 0
}
