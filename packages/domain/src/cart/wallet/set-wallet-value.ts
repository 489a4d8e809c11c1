import type { Centavos } from '../../money/centavos.ts'
import type { CartLine } from '../cart-line.ts'
import type { CartState } from '../cart-state.ts'
import { addLine } from '../lines/add-line.ts'
import { readWallet } from './read-wallet.ts'

/**
 * Gives a balance of a wallet modality its value per card, with the wallet's number of cards; its line is added where
 * it is not there. The same cart where it has both already.
 */
export function setWalletValue(cart: CartState, balance: CartLine, monthlyValue: Centavos): CartState {
  const quantity = readWallet(cart, balance.groupCode).cards
  const old = cart.lines.find(({ productCode }) => productCode === balance.productCode)
  if (old?.monthlyValue === monthlyValue && old.quantity === quantity) return cart
  return addLine(cart, { ...(old ?? balance), monthlyValue, quantity })
}
