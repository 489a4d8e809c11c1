import type { Database } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { toJson } from '../database/to-json.ts'
import type { Parts } from '../parts.ts'
import type { MailMessage } from '../ports/mail.ts'

/** A message without its id: `occasion` names why it is sent and gives it one id for ever. */
export interface OccasionalMessage extends Omit<MailMessage, 'id'> {
  readonly occasion: string
}

/** What a delivery works with. */
export type Delivery = Pick<Parts, 'database' | 'protection' | 'security'> & {
  readonly ports: Pick<Parts['ports'], 'mail'>
}

/**
 * Sends a message once per occasion, whatever is retried: the row gives the id, the adapter recognises it, and a row
 * marked as sent is not sent again. The text is not stored: it may hold a code. Rejects while the recipient has had as
 * many messages as an hour allows, whatever they were: the job waits and tries again.
 */
export async function deliverOnce(
  { database, ports, protection, security }: Delivery,
  message: OccasionalMessage,
  now: Date,
): Promise<void> {
  const { occasion, ...content } = message
  const recipient = message.to.toLowerCase()
  const { kysely } = database
  await kysely
    .insertInto('mailMessages')
    .values({
      id: newId(),
      dedupeKey: occasion,
      recipient: message.to,
      subject: message.subject,
      attachments: toJson((message.attachments ?? []).map(({ name }) => name)),
      sentAt: null,
      createdAt: now,
    })
    .onConflict((on) => on.column('dedupeKey').doNothing())
    .execute()
  const row = await kysely
    .selectFrom('mailMessages')
    .select(['id', 'sentAt'])
    .where('dedupeKey', '=', occasion)
    .executeTakeFirstOrThrow()
  if (row.sentAt !== null) return
  const seconds = await protection.wait('mailsOfRecipient', recipient)
  if (seconds > 0) {
    security.tell('limitReached', { reason: 'mailsOfRecipient' })
    throw new Error(`The recipient of message ${row.id} gets no more for ${seconds} s.`)
  }
  await ports.mail.send({ ...content, id: row.id })
  // First that it went: whatever fails after this sends no second one.
  await kysely.updateTable('mailMessages').set({ sentAt: now }).where('id', '=', row.id).execute()
  // Counted once it went: what a mail server turns away for an hour does not use the recipient's hour up.
  await protection.take('mailsOfRecipient', recipient)
}

/**
 * Marks an occasion's message as sent where its try was cut off between the mail server's word and ours, and somebody
 * has used what it said meanwhile.
 */
export async function confirmSent({ kysely }: Database, occasion: string, at: Date): Promise<void> {
  await kysely
    .updateTable('mailMessages')
    .set({ sentAt: at })
    .where('dedupeKey', '=', occasion)
    .where('sentAt', 'is', null)
    .execute()
}

/**
 * Forgets an occasion's message where its try was cut off and nobody wants it any more: whether it went is not known, and
 * a row that is not sent means that it will be, or that the mail server refuses it for good.
 */
export async function forgetUnsent({ kysely }: Database, occasion: string): Promise<void> {
  await kysely
    .deleteFrom('mailMessages')
    .where('dedupeKey', '=', occasion)
    .where('sentAt', 'is', null)
    .execute()
}
