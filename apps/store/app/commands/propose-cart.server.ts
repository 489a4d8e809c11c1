import { proposeCart as call } from '@benefits/wire/cart/propose-cart'
import { answered, type CommandHandler } from './answer.server.ts'
import { toRegisteredLines } from './to-registered-lines.server.ts'

/** Turns the cart into a proposal after its last service group. */
export const proposeCart: CommandHandler<'proposeCart'> = async (
  { leadId, lines, addOnCodes, interests, offerCode, attempt },
  calls,
) =>
  answered(
    await calls.send(call, {
      params: { leadId },
      body: { lines: toRegisteredLines(lines, addOnCodes), interests: [...interests] },
      idempotencyKey: `${attempt}:${leadId}`,
      ...(offerCode ? { offerCode } : {}),
    }),
    ({ proposalId }) => ({ proposalId }),
  )
