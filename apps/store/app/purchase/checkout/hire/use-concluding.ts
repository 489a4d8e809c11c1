import { HAS_CARD } from '@benefits/domain/cart/count-cards'
import { useVisitor } from '../../../visit/visitor-provider.tsx'
import { type Payment, usePayment } from '../../payment/public.ts'
import type { Prepared } from '../../register/public.ts'
import { useHire } from './use-hire.ts'

/** What the last page before an order works with, whichever way led there. */
export interface Concluding {
  readonly payment: Payment
  /** Nothing is missing of the payment, or it is under way. */
  readonly isPaid: boolean
  /** Cards are part of the order: something is sent. */
  readonly hasCards: boolean
  /** Pays, where something is paid now, and hires; tells which step that leads to. */
  readonly conclude: () => Promise<Prepared>
}

/** Gives payment and hiring to the summary of an account's purchase and to the review of an order without one. */
export function useConcluding(): Concluding {
  const hasCards = useVisitor(({ shopping }) =>
    shopping.cart.lines.some(({ lineType }) => HAS_CARD[lineType]),
  )
  const payment = usePayment()
  const hire = useHire()
  const { pay, state, isPaying } = payment
  return {
    payment,
    isPaid: state.isPaymentMethodValid || isPaying,
    hasCards,
    conclude: async () => ((await pay()) ? hire() : 'stay'),
  }
}
