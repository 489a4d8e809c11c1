import { inTransaction } from '../../database/in-transaction.ts'
import type { CallContext } from '../../outcome/call-context.ts'
import { done, type Outcome, refuse } from '../../outcome/outcome.ts'
import type { Parts } from '../../parts.ts'
import { codeSubjectOf, findSubject } from './find-subject.ts'
import { codeRequestOf, sendCode, waitForCode } from './send-code.ts'

/**
 * Sends another code to the session's own registration or to an account: 404 for anything else, 429 inside the limits.
 */
export async function resendCode(
  id: string,
  context: CallContext,
  parts: Parts,
): Promise<Outcome<undefined, 'notFound' | 'tooMany'>> {
  const { kysely } = parts.database
  const subject = await findSubject(kysely, id, context)
  if (subject === null || subject.kind === 'foreign') return refuse('notFound')
  const asking = await codeRequestOf(kysely, codeSubjectOf(subject, id), context, parts)
  const early = await waitForCode(asking, context, parts)
  if (early > 0) return refuse('tooMany', { retryAfter: early })
  const wait = await inTransaction(parts.database, (trx) => sendCode(trx, parts, asking, context.now))
  return wait > 0 ? refuse('tooMany', { retryAfter: wait }) : done(undefined)
}
