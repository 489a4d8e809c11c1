import type { CartLine } from '@benefits/domain/cart/cart-line'
import { convertAccess, type FormerAccess } from './convert-access.ts'
import { firstVisit, type VisitorState } from './visitor-state.ts'

/** A line as copies of version 5 have it. */
interface FormerLine extends Omit<CartLine, 'productCode' | 'quantity' | 'monthlyValue' | 'lineType'> {
  readonly id: CartLine['productCode']
  readonly amount: CartLine['quantity']
  readonly value: CartLine['monthlyValue']
  readonly type: CartLine['lineType']
}

/** What the tab kept under an earlier version: the two before go on with all they have, an older one begins anew. */
export function convertVisit(kept: unknown, version: number): Partial<VisitorState> {
  if (version !== 5 && version !== 6) return firstVisit
  const former = kept as Omit<VisitorState, 'access'> & { readonly access: FormerAccess }
  const visit = { ...former, access: convertAccess(former.access) }
  return version === 5 ? withLinesOfNow(visit) : visit
}

function withLinesOfNow(visit: VisitorState): VisitorState {
  const { cart } = visit.shopping
  const lines = (cart.lines as unknown as readonly FormerLine[]).map(toLine)
  return { ...visit, shopping: { ...visit.shopping, cart: { ...cart, lines } } }
}

function toLine({ id, amount, value, type, ...line }: FormerLine): CartLine {
  return { ...line, productCode: id, quantity: amount, monthlyValue: value, lineType: type }
}
