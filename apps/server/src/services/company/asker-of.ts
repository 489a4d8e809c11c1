import type { CallContext } from '../../outcome/call-context.ts'
import type { Parts } from '../../parts.ts'
import type { Asker } from '../../ports/asker.ts'
import { hasLead } from '../../repositories/leads.ts'
import { isProvenSession } from '../../repositories/verifications.ts'

/** As whom a session makes the store ask an outside service. */
export function askerOf(
  { sessionId, address, requestId }: Pick<CallContext, 'sessionId' | 'address' | 'requestId'>,
  { database: { kysely } }: Pick<Parts, 'database'>,
): Asker {
  return {
    sessionId,
    address,
    requestId,
    isKnown: async () => (await hasLead(kysely, sessionId)) || (await isProvenSession(kysely, sessionId)),
  }
}
