import type { Kysely } from 'kysely'
import type { Tables } from '../database/schema.ts'

/** Remembers that a session was ended, until `endsAt`; again is as good as once. */
export async function markSessionEnded(
  db: Kysely<Tables>,
  ended: { readonly sessionId: string; readonly endsAt: Date },
): Promise<void> {
  await db
    .insertInto('endedSessions')
    .values(ended)
    .onConflict((on) => on.column('sessionId').doNothing())
    .execute()
}

/** Whether somebody ended a session. */
export async function isSessionEnded(db: Kysely<Tables>, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('endedSessions')
    .select('sessionId')
    .where('sessionId', '=', sessionId)
    .executeTakeFirst()
  return row !== undefined
}
