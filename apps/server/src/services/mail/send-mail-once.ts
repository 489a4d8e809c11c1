import { mailboxOf } from '@benefits/domain/contact/mailbox-of'
import type { Parts } from '../../parts.ts'
import type { MailMessage } from '../../ports/mail.ts'
import type { LimitName } from '../../protection/limits.ts'
import { type MailOccasion, markSent, storeMessage } from '../../repositories/mail-messages.ts'

/** A message without its id: `occasion` names why it is sent and gives it one id for ever. */
export interface OccasionalMessage extends Omit<MailMessage, 'id'> {
  readonly occasion: MailOccasion
  /**
   * What else counts it, by limits that are given back: mail that strangers cause leaves room for what the recipient
   * asked for.
   */
  readonly countedBy?: readonly MailLimit[]
}

/** A limit and whom it counts. */
type MailLimit = readonly [limit: LimitName, key: string, within?: string]

/** What the ledger of mails works with. */
export type MailLedger = Pick<Parts, 'database' | 'protection' | 'security'> & {
  readonly ports: Pick<Parts['ports'], 'mail'>
}

/**
 * Enters a message in the ledger and sends it once per occasion, whatever is retried: the row gives the id, the adapter
 * recognises it, and a row marked as sent is not sent again. The text is not stored: it may hold a code. Rejects while
 * the recipient has had as many messages as an hour allows, of this kind or whatever they were: the job waits and tries
 * again.
 */
export async function sendMailOnce(
  { database, ports, protection, security }: MailLedger,
  message: OccasionalMessage,
  now: Date,
): Promise<void> {
  const { occasion, countedBy = [], ...content } = message
  const recipient = message.to.toLowerCase()
  const attachments = (message.attachments ?? []).map(({ name }) => name)
  const kept = { occasion, recipient: message.to, subject: message.subject, attachments }
  const row = await storeMessage(database.kysely, kept, now)
  if (row.sentAt !== null) return
  const seconds = await protection.wait('mailsOfRecipient', mailboxOf(recipient))
  if (seconds > 0) throw tooMany(row.id, 'mailsOfRecipient', seconds, security)
  await take(countedBy, row.id, { protection, security })
  try {
    await ports.mail.send({ ...content, id: row.id })
  } catch (error) {
    await giveBack(countedBy, protection)
    throw error
  }
  // First that it went: whatever fails after this sends no second one.
  await markSent(database.kysely, row.id, now)
  // Counted once it went: what a mail server turns away for an hour does not use the recipient's hour up.
  await protection.take('mailsOfRecipient', mailboxOf(recipient))
}

/** Counts a message before it goes, since others may be going too; where one limit has none left it counts on none. */
async function take(
  limits: readonly MailLimit[],
  messageId: string,
  { protection, security }: Pick<MailLedger, 'protection' | 'security'>,
): Promise<void> {
  for (const [at, [limit, key, within]] of limits.entries()) {
    const seconds = await protection.take(limit, key, within)
    if (seconds === 0) continue
    await giveBack(limits.slice(0, at), protection)
    throw tooMany(messageId, limit, seconds, security)
  }
}

async function giveBack(limits: readonly MailLimit[], protection: MailLedger['protection']): Promise<void> {
  for (const [limit, key, within] of limits) await protection.giveBack(limit, key, within)
}

function tooMany(
  messageId: string,
  limit: LimitName,
  seconds: number,
  security: MailLedger['security'],
): Error {
  security.tell('limitReached', { reason: limit })
  return new Error(`The recipient of message ${messageId} gets no more for ${seconds} s.`)
}
