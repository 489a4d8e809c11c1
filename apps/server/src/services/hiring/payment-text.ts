import { paidCardText } from '@benefits/copy/card-brand-names'
import type { ConcludedOrder } from '../../repositories/orders.ts'

/** How an order is paid, in the words of its final contract. */
export function paymentText({ card }: Pick<ConcludedOrder, 'card'>): string {
  return card === null ? 'Boleto bancário' : paidCardText(card.brand, card.lastDigits)
}
