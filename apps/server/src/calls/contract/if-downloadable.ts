import { DatabaseAway } from '../../database/database-away.ts'
import type { CallContext } from '../../outcome/call-context.ts'
import { type Refusal, refuse } from '../../outcome/outcome.ts'
import type { Parts } from '../../parts.ts'

/**
 * What is told of a lead's contract; a failure of our own is `contractNotDownloadable`, but a database that is away.
 */
export async function ifDownloadable<T>(
  leadId: string,
  { requestId }: CallContext,
  { log }: Parts,
  tell: () => Promise<T>,
): Promise<T | Refusal<'contractNotDownloadable'>> {
  try {
    return await tell()
  } catch (error) {
    if (error instanceof DatabaseAway) throw error
    log.error({ err: error, requestId, leadId }, 'contract failed')
    return refuse('contractNotDownloadable')
  }
}
