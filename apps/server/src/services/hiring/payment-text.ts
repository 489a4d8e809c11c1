import { paidCardText } from '@benefits/copy/card-brand-names'
import type { PaymentMethod } from '@benefits/domain/payment/payment-method'
import type { ConcludedOrder } from '../../repositories/orders.ts'

type PaidOrder = Pick<ConcludedOrder, 'paymentMethod' | 'card'>

const TEXT_OF = {
  boleto: () => 'Boleto bancário',
  creditCard: ({ card }) => (card === null ? 'Cartão de crédito' : paidCardText(card.brand, card.lastDigits)),
} as const satisfies Record<PaymentMethod, (order: PaidOrder) => string>

/** How an order is paid, in the words of its final contract. */
export function paymentText(order: PaidOrder): string {
  return TEXT_OF[order.paymentMethod](order)
}
