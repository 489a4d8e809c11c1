import type { Kysely } from 'kysely'
import type { Tables } from '../database/schema.ts'

/** Keeps that a recipient wants no bulk mail; the first time stays. */
export async function insertOptOut(db: Kysely<Tables>, recipientHash: string, at: Date): Promise<void> {
  await db
    .insertInto('mailOptOuts')
    .values({ recipientHash, optedOutAt: at })
    .onConflict((on) => on.column('recipientHash').doNothing())
    .execute()
}

/** A recipient wants bulk mail again; nothing where they never said otherwise. */
export async function deleteOptOut(db: Kysely<Tables>, recipientHash: string): Promise<void> {
  await db.deleteFrom('mailOptOuts').where('recipientHash', '=', recipientHash).execute()
}

/** Whether a recipient wants no bulk mail, by its hashes. */
export async function hasOptedOut(db: Kysely<Tables>, recipientHashes: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('mailOptOuts')
    .select('recipientHash')
    .where('recipientHash', 'in', recipientHashes)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
