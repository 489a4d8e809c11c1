import type { Centavos } from '../../money/centavos.ts'
import type { CartLine } from '../cart-line.ts'
import type { CartState } from '../cart-state.ts'

/**
 * A wallet modality's part of the cart: one physical card per employee that holds all its balances
 * (docs/rules/cart.md: `multi-shares-cards`).
 */
export interface Wallet {
  readonly balances: readonly CartLine[]
  /** Cards: the highest amount of the balances, or what was typed before one of them had it; 0 where nothing was. */
  readonly cards: number
  /** What one card is credited per month: the values of all balances together. */
  readonly valuePerCard: Centavos
}

/** Reads a wallet modality from the cart. */
export function readWallet(
  { lines, walletAmount }: Pick<CartState, 'lines' | 'walletAmount'>,
  groupCode: number,
): Wallet {
  const balances = lines.filter((line) => line.groupCode === groupCode && line.lineType === 'benefit')
  const most = balances.reduce((largest, { quantity }) => Math.max(largest, quantity), 0)
  const valuePerCard = balances.reduce((sum, { monthlyValue }) => sum + monthlyValue, 0) as Centavos
  return { balances, cards: most > 0 ? most : walletAmount, valuePerCard }
}
