import { registerCart as call } from '@benefits/wire/cart/register-cart'
import { answered, type CommandHandler } from './answer.server.ts'
import { registerLead } from './register-lead.server.ts'
import { toRegisteredLines } from './to-registered-lines.server.ts'

/** Registers the cart as it stands, and the lead first. */
export const registerCart: CommandHandler<'registerCart'> = async (input, calls) => {
  const lead = await registerLead(input, calls)
  if (!lead.ok) return lead
  const { leadId } = lead
  const { lines, addOnCodes, interests, offerCode, attempt } = input
  const sent = await calls.send(call, {
    params: { leadId },
    body: { lines: toRegisteredLines(lines, addOnCodes), interests: [...interests] },
    idempotencyKey: `${attempt}:${leadId}`,
    ...(offerCode ? { offerCode } : {}),
  })
  return answered(sent, ({ cartId }) => ({ leadId, cartId }))
}
