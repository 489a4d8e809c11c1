import type { Database, Db } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { toJson } from '../database/to-json.ts'

/** Why a mail is sent: its kind and the id of what it is about. One occasion, one message. */
export type MailOccasion = `${string}:${string}`

/** A message as it is remembered: its text is not stored, since it may hold a code. */
export interface StoredMessage {
  readonly occasion: MailOccasion
  readonly recipient: string
  readonly subject: string
  /** Names of what is attached. */
  readonly attachments: readonly string[]
}

/** The row of an occasion's message, made where there is none: the first gives the id, for ever. */
export async function storeMessage(
  db: Db,
  { occasion, recipient, subject, attachments }: StoredMessage,
  now: Date,
): Promise<{ readonly id: string; readonly sentAt: Date | null }> {
  await db
    .insertInto('mailMessages')
    .values({
      id: newId(),
      dedupeKey: occasion,
      recipient,
      subject,
      attachments: toJson(attachments),
      sentAt: null,
      createdAt: now,
    })
    .onConflict((on) => on.column('dedupeKey').doNothing())
    .execute()
  return db
    .selectFrom('mailMessages')
    .select(['id', 'sentAt'])
    .where('dedupeKey', '=', occasion)
    .executeTakeFirstOrThrow()
}

/** Marks a message as sent. */
export async function markSent(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('mailMessages').set({ sentAt: at }).where('id', '=', id).execute()
}

/**
 * Marks an occasion's message as sent where its try was cut off between the mail server's word and ours, and somebody
 * has used what it said meanwhile.
 */
export async function confirmSent({ kysely }: Database, occasion: MailOccasion, at: Date): Promise<void> {
  await kysely
    .updateTable('mailMessages')
    .set({ sentAt: at })
    .where('dedupeKey', '=', occasion)
    .where('sentAt', 'is', null)
    .execute()
}

/**
 * Forgets an occasion's message where its try was cut off and nobody wants it any more: whether it went is not known,
 * and a row that is not sent means that it will be, or that the mail server refuses it for good.
 */
export async function forgetUnsent({ kysely }: Database, occasion: MailOccasion): Promise<void> {
  await kysely
    .deleteFrom('mailMessages')
    .where('dedupeKey', '=', occasion)
    .where('sentAt', 'is', null)
    .execute()
}
