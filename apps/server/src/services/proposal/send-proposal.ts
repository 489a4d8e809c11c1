import { mailboxOf } from '@benefits/domain/contact/mailbox-of'
import { maskEmail } from '@benefits/domain/contact/mask-email'
import { inTransaction } from '../../database/in-transaction.ts'
import type { CallContext } from '../../outcome/call-context.ts'
import type { Parts } from '../../parts.ts'
import type { LimitName } from '../../protection/limits.ts'
import type { Lead } from '../../repositories/leads.ts'
import { isProposalMailed, markProposalMailed } from '../../repositories/proposals.ts'
import { hasProven } from '../../repositories/verifications.ts'
import { hashRecipient } from '../opt-out/recipient.ts'
import { proposalMail } from './mail-proposal.ts'

/**
 * Has a proposal mailed to its lead's contact, once whatever is asked again; gives the masked address. Null where
 * session, network or mailbox have had as many as an hour allows: the proposal stands, and no mail goes. A mailbox that
 * the session has proven is its own and counts no strangers (docs/rules/proposal.md: mailed).
 */
export async function sendProposal(
  proposalId: string,
  { contact: { email } }: Lead,
  context: CallContext,
  parts: Parts,
): Promise<string | null> {
  const { database, jobs, recipientKey } = parts
  const mailedTo = hashRecipient(recipientKey, email)
  const told = maskEmail(email)
  if (await isProposalMailed(database.kysely, proposalId, mailedTo)) return told
  if (!(await mayMail(email, context, parts))) return null
  await inTransaction(database, async (trx) => {
    await markProposalMailed(trx, proposalId, mailedTo)
    await proposalMail.enqueue(trx, jobs, { proposalId }, { singletonKey: proposalId })
  })
  return told
}

/** Counts one more mail; what session or network may not do does not use the recipient's share up. */
async function mayMail(
  email: string,
  { sessionId, address, requestId, content }: CallContext,
  { database, protection, security }: Parts,
): Promise<boolean> {
  const isProven = await hasProven(database.kysely, { sessionId, emailKey: email.toLowerCase() })
  const limits: readonly (readonly [LimitName, string])[] = [
    ['proposalMailsOfSession', sessionId],
    ['proposalMailsOfAddress', address],
    ...(isProven ? [] : [['proposalMailsOfRecipient', mailboxOf(email)] as const]),
  ]
  for (const [reason, key] of limits) {
    if ((await protection.take(reason, key)) === 0) continue
    security.tell('limitReached', { reqId: requestId, issuer: content.issuer.code, reason })
    return false
  }
  return true
}
