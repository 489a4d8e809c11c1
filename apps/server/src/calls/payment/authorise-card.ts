import { authoriseCard as definition } from '@benefits/wire/payment/authorise-card'
import { done, refuse } from '../../outcome/outcome.ts'
import { authoriseCard as authorise } from '../../services/payment/authorise-card.ts'
import { type CardRequest, checkCard } from '../../services/payment/check-card.ts'
import { answerCall } from '../handled-call.ts'
import { paymentAnswer } from './payment-answer.ts'

const WIRE_NAMES = {
  number: 'numero',
  holder: 'nomeTitular',
  cvv: 'cvv',
  month: 'mesExpiracao',
  year: 'anoExpiracao',
} as const satisfies Record<keyof CardRequest, string>

/** Authorises a card for the lead's current cart. The card goes to the acquirer and is then forgotten. */
export const authoriseCard = answerCall(definition, async ({ params, body }, context, parts) => {
  const checked = checkCard(body, context.now)
  if (!checked.ok) {
    const fields = checked.parts.map(({ part, message }) => ({ field: WIRE_NAMES[part], message }))
    return refuse(checked.refusal, { fields })
  }
  const authorised = await authorise(params.leadId, checked.card, context, parts)
  return authorised.ok ? done(paymentAnswer(authorised.answer)) : authorised
})
