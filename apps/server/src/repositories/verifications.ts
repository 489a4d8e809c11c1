import type { Kysely } from 'kysely'
import type { NewRow, Tables } from '../database/schema.ts'

/** Whether a session proved control of an access account of the company (decisions 4). */
export async function isSessionVerified(
  db: Kysely<Tables>,
  session: { readonly sessionId: string; readonly issuer: string; readonly cnpj: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('sessionVerifications')
    .select('accountId')
    .where('sessionId', '=', session.sessionId)
    .where('issuer', '=', session.issuer)
    .where('cnpj', '=', session.cnpj)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Marks a session as verified for an account; again is as good as once. */
export async function markSessionVerified(
  db: Kysely<Tables>,
  verification: NewRow<'sessionVerifications'>,
): Promise<void> {
  await db
    .insertInto('sessionVerifications')
    .values(verification)
    .onConflict((on) =>
      on.columns(['sessionId', 'accountId']).doUpdateSet({ verifiedAt: verification.verifiedAt }),
    )
    .execute()
}
