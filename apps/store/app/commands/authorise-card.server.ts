import { authoriseCard as call } from '@benefits/wire/payment/authorise-card'
import { answered, type CommandHandler } from './answer.server.ts'
import { asParsed } from './as-parsed.server.ts'

/** Passes a card on to the authorisation call and forgets it; one press is one idempotency key. */
export const authoriseCard: CommandHandler<'authoriseCard'> = async ({ leadId, card, attempt }, calls) => {
  const body = asParsed(call.body, card)
  const sent = await calls.send(call, { params: { leadId }, body, idempotencyKey: attempt })
  return answered(sent, ({ brand, lastDigits }) => ({ brand: brand === 'other' ? null : brand, lastDigits }))
}
