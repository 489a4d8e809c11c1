import type { PaymentMethod } from '@benefits/domain/payment/payment-method'
import type { CardValues } from './card-values.ts'

/** The payment of the summary page. The card is in a component's memory and nowhere else. */
export interface PaymentState {
  readonly paymentMethod: PaymentMethod
  /** Whether the contract may be concluded with it. */
  readonly isPaymentMethodValid: boolean
  /** The confirmed card; null while it is edited, and once it was sent. */
  readonly creditCardData: CardValues | null
}

/** Boleto is valid at once, a credit card once its data is set. */
const CHOSEN = {
  boleto: { paymentMethod: 'boleto', isPaymentMethodValid: true, creditCardData: null },
  creditCard: { paymentMethod: 'creditCard', isPaymentMethodValid: false, creditCardData: null },
} as const satisfies Record<PaymentMethod, PaymentState>

export const boletoPayment: PaymentState = CHOSEN.boleto

/** The payment with another method; the one that is chosen stays as it is. */
export function chooseMethod(state: PaymentState, paymentMethod: PaymentMethod): PaymentState {
  return paymentMethod === state.paymentMethod ? state : CHOSEN[paymentMethod]
}

/** A card was confirmed, or is edited again (null). */
export function setCard(state: PaymentState, creditCardData: CardValues | null): PaymentState {
  return { ...state, creditCardData, isPaymentMethodValid: creditCardData !== null }
}

/** A card as its form shows it again, edited or refused: its security code is typed anew each time. */
export function reopenCard(card: CardValues): CardValues {
  return { ...card, cvv: '' }
}

/** What a payment request tells the state. */
export type PaymentRequest = 'pending' | 'rejected' | 'fulfilled'

/** Invalid while a request is pending or rejected; a card that was refused is no card any more. */
export function applyPaymentRequest(state: PaymentState, request: PaymentRequest): PaymentState {
  switch (request) {
    case 'pending':
      return { ...state, isPaymentMethodValid: false }
    case 'rejected':
      return { ...state, isPaymentMethodValid: false, creditCardData: null }
    case 'fulfilled':
      return { ...state, isPaymentMethodValid: true, creditCardData: null }
  }
}
