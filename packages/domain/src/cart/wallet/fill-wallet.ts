import type { CartLine } from '../cart-line.ts'
import { type CartState, moved } from '../cart-state.ts'
import { clearCart } from '../clear-cart.ts'
import { addLine } from '../lines/add-line.ts'
import { clashes, type MoveOutcome, selectModality } from '../modality/select-modality.ts'

/** A wallet card as its form gives it: so many cards, each with these balances. */
export interface FilledWallet {
  readonly groupCode: number
  readonly amount: number
  /** A balance of value 0 is not wanted. */
  readonly balances: readonly CartLine[]
}

/**
 * Puts a filled wallet into the cart, in the place of the balances that were there; beside another modality it is a
 * clash while the cart is not empty. Answer that with `replaceByWallet`.
 */
export function fillWallet(cart: CartState, wallet: FilledWallet): MoveOutcome {
  return clashes(cart, wallet.groupCode) ? { conflict: 'modality' } : { state: filled(cart, wallet) }
}

/** The cart emptied and holding the wallet alone. */
export function replaceByWallet(cart: CartState, wallet: FilledWallet): CartState {
  return { ...filled(clearCart(cart), wallet), revision: cart.revision + 1 }
}

function filled(cart: CartState, { groupCode, amount: quantity, balances }: FilledWallet): CartState {
  const others = cart.lines.filter((line) => line.groupCode !== groupCode || line.lineType !== 'benefit')
  const start = moved(selectModality(cart, groupCode), { lines: others, walletAmount: quantity })
  const next = balances
    .filter(({ monthlyValue }) => monthlyValue > 0)
    .reduce((state, balance) => addLine(state, { ...balance, quantity }), start)
  return { ...next, revision: cart.revision + 1 }
}
