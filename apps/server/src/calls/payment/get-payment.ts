import { getPayment as definition } from '@benefits/wire/payment/get-payment'
import { done } from '../../outcome/outcome.ts'
import { getPayment as find } from '../../services/payment/get-payment.ts'
import { answerCall } from '../handled-call.ts'
import { paymentAnswer } from './payment-answer.ts'

/** Tells what became of the current cart's card payment. */
export const getPayment = answerCall(definition, async ({ params }, context, parts) => {
  const found = await find(params.leadId, context, parts)
  return found.ok ? done(paymentAnswer(found.answer)) : found
})
