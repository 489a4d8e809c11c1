import type { CallContext } from '../../outcome/call-context.ts'
import { done, type Outcome, refuse } from '../../outcome/outcome.ts'
import type { Parts } from '../../parts.ts'
import { markMailOpened } from '../../repositories/mail-openings.ts'
import { OWNER_LINK_MS, readOwnerLink } from './owner-link.ts'

/**
 * Remembers that a session opened the link of a code's message: what it asks for counts as the mailbox's owner's from
 * then on. It spends no code, verifies no session and ends none, so that whoever opens it first changes nothing for who
 * comes after: mail programs open links before people do. `notFound` for a key that is none, or that has ended.
 */
export async function openMail(
  key: string,
  { sessionId, now }: CallContext,
  parts: Parts,
): Promise<Outcome<undefined, 'notFound'>> {
  const mailboxHash = readOwnerLink(key, parts, now)
  if (mailboxHash === null) return refuse('notFound')
  const endsAt = new Date(now.getTime() + OWNER_LINK_MS)
  await markMailOpened(parts.database.kysely, { sessionId, mailboxHash, endsAt })
  return done(undefined)
}
