import { inTransaction } from '../../database/in-transaction.ts'
import type { CallContext } from '../../outcome/call-context.ts'
import { done, type Outcome } from '../../outcome/outcome.ts'
import type { Parts } from '../../parts.ts'
import { endCodes } from '../../repositories/codes.ts'
import { markSessionEnded } from '../../repositories/ended-sessions.ts'
import { forgetMailOpenings } from '../../repositories/mail-openings.ts'
import { endRegistrations } from '../../repositories/registrations.ts'
import { forgetVerifications } from '../../repositories/verifications.ts'

/**
 * No token of a session is good, nor continues it, for longer than this: half an hour and a day (docs/rules/calls.md:
 * token).
 */
const REMEMBERED_MS = 2 * 24 * 3_600_000

/**
 * Ends a session: what it may do for a company, all that waits in it, and whatever its tokens open, leads and
 * contracts too. The rows of its codes stay: they are counted. Again is as good as once.
 */
export function endSession(
  { sessionId, now }: CallContext,
  parts: Parts,
): Promise<Outcome<undefined, never>> {
  return inTransaction(parts.database, async (trx) => {
    await endCodes(trx, sessionId, now)
    await endRegistrations(trx, sessionId, now)
    await forgetVerifications(trx, sessionId)
    await forgetMailOpenings(trx, sessionId)
    await markSessionEnded(trx, { sessionId, endsAt: new Date(now.getTime() + REMEMBERED_MS) })
    return done(undefined)
  })
}
