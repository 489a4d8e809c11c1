import type { ContractedProduct } from '../../customer/customer-type.ts'
import type { CartLine } from '../cart-line.ts'
import { type CartState, moved } from '../cart-state.ts'
import { SOLD_AGAIN } from './sold-again.ts'

/**
 * Takes out the cards and balances that a company has already: they are not sold a second time
 * (docs/rules/catalogue.md: `contracted-is-blocked`). Mobility is there to be extended and an HR plan has its own
 * rule. A cart of nothing else stays: its company is told so as 'already contracted'. The same cart where nothing
 * leaves.
 */
export function removeContracted(cart: CartState, contracted: readonly ContractedProduct[]): CartState {
  const isOwned = ({ productCode, lineType }: CartLine) =>
    SOLD_AGAIN[lineType] === 'never' && contracted.some(({ code }) => code === productCode)
  const lines = cart.lines.filter((line) => !isOwned(line))
  return lines.length === 0 || lines.length === cart.lines.length ? cart : moved(cart, { lines })
}
