import { mailboxOf } from '@benefits/domain/contact/mailbox-of'
import type { Parts } from '../../parts.ts'
import type { MailMessage } from '../../ports/mail.ts'
import { markSent, storeMessage } from '../../repositories/mail-messages.ts'
import type { MailOccasion } from '../../repositories/mail-occasions.ts'

/** A message without its id: `occasion` names why it is sent and gives it one id for ever. */
export interface OccasionalMessage extends Omit<MailMessage, 'id'> {
  readonly occasion: MailOccasion
}

/** What the ledger of mails works with. */
export type MailLedger = Pick<Parts, 'database' | 'protection' | 'security'> & {
  readonly ports: Pick<Parts['ports'], 'mail'>
}

/**
 * Enters a message in the ledger and sends it once per occasion, whatever is retried: the row gives the id, the adapter
 * recognises it, and a row marked as sent is not sent again. The text is not stored: it may hold a code. Rejects while
 * the recipient has had as many messages as an hour allows, whatever they were: the job waits and tries again.
 */
export async function sendMailOnce(
  { database, ports, protection, security }: MailLedger,
  message: OccasionalMessage,
  now: Date,
): Promise<void> {
  const { occasion, ...content } = message
  const recipient = message.to.toLowerCase()
  const attachments = (message.attachments ?? []).map(({ name }) => name)
  const kept = { occasion, recipient: message.to, subject: message.subject, attachments }
  const row = await storeMessage(database.kysely, kept, now)
  if (row.sentAt !== null) return
  const seconds = await protection.wait('mailsOfRecipient', mailboxOf(recipient))
  if (seconds > 0) {
    security.tell('limitReached', { reason: 'mailsOfRecipient' })
    throw new Error(`The recipient of message ${row.id} gets no more for ${seconds} s.`)
  }
  await ports.mail.send({ ...content, id: row.id })
  // First that it went: whatever fails after this sends no second one.
  await markSent(database.kysely, row.id, now)
  // Counted once it went: what a mail server turns away for an hour does not use the recipient's hour up.
  await protection.take('mailsOfRecipient', mailboxOf(recipient))
}
