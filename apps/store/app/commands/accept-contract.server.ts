import { acceptContract as call } from '@benefits/wire/contract/accept-contract'
import { answered, type CommandHandler } from './answer.server.ts'

/** Accepts the contract with the hash that the buyer was shown; the same hash again gives the same evidence. */
export const acceptContract: CommandHandler<'acceptContract'> = async ({ leadId, hash }, calls) =>
  answered(
    // Once-only by itself: a fixed key would replay a refusal that was put right since, such as a missing code.
    await calls.send(call, { params: { leadId }, body: { hash, accepted: true } }),
    ({ evidenceId }) => ({ evidenceId }),
  )
