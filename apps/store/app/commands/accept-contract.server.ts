import { acceptContract as call } from '@benefits/wire/contract/accept-contract'
import { answered, type CommandHandler } from './answer.server.ts'

/** Accepts the contract with the hash that the buyer was shown; the same hash again gives the same evidence (details 17). */
export const acceptContract: CommandHandler<'acceptContract'> = async ({ leadId, hash }, calls) =>
  answered(
    await calls.send(call, {
      params: { leadId },
      body: { hash, accepted: true },
      idempotencyKey: `${leadId}:${hash}`,
    }),
    ({ evidenceId }) => ({ evidenceId }),
  )
