import { inTransaction } from '../../database/in-transaction.ts'
import type { CallContext } from '../../outcome/call-context.ts'
import { done, type Outcome } from '../../outcome/outcome.ts'
import type { Parts } from '../../parts.ts'
import { endCodes } from '../../repositories/codes.ts'
import { endRegistrations } from '../../repositories/registrations.ts'
import { forgetVerifications } from '../../repositories/verifications.ts'

/**
 * Ends what a session may do for a company, and all that waits in it. The rows of its codes stay: they are counted. Again
 * is as good as once.
 */
export function endSession(
  { sessionId, now }: CallContext,
  parts: Parts,
): Promise<Outcome<undefined, never>> {
  return inTransaction(parts.database, async (trx) => {
    await endCodes(trx, sessionId, now)
    await endRegistrations(trx, sessionId, now)
    await forgetVerifications(trx, sessionId)
    return done(undefined)
  })
}
