import type { Kysely } from 'kysely'
import type { NewRow, Tables } from '../database/schema.ts'

/** Remembers that a session opened the link of a mailbox's message; again is as good as once, from then on. */
export async function markMailOpened(db: Kysely<Tables>, opening: NewRow<'mailOpenings'>): Promise<void> {
  await db
    .insertInto('mailOpenings')
    .values(opening)
    .onConflict((on) => on.columns(['sessionId', 'mailboxHash']).doUpdateSet({ endsAt: opening.endsAt }))
    .execute()
}

/** Whether a session opened the link of a mailbox's message, and it still counts; the hashes are one mailbox's. */
export async function hasOpenedMail(
  db: Kysely<Tables>,
  of: { readonly sessionId: string; readonly mailboxHashes: readonly string[]; readonly now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('mailOpenings')
    .select('sessionId')
    .where('sessionId', '=', of.sessionId)
    .where('mailboxHash', 'in', of.mailboxHashes)
    .where('endsAt', '>', of.now)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Takes from a session what its opened links gave it. */
export async function forgetMailOpenings(db: Kysely<Tables>, sessionId: string): Promise<void> {
  await db.deleteFrom('mailOpenings').where('sessionId', '=', sessionId).execute()
}
