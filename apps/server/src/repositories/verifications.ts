import type { Kysely } from 'kysely'
import type { NewRow, Tables } from '../database/schema.ts'

/** How long a validated code lets its session act for the company. */
export const VERIFIED_HOURS = 24

/** A verification that is older than this moment does not count any more; `steadyNow` is never set back. */
export function verifiedSince(steadyNow: Date): Date {
  return new Date(steadyNow.getTime() - VERIFIED_HOURS * 3_600_000)
}

/** A session at a company of an issuer, asked about now. */
export interface VerifiedSession {
  readonly sessionId: string
  readonly issuer: string
  readonly cnpj: string
  readonly steadyNow: Date
}

/** The accounts of a company that a session is verified for, the latest first. */
export function listVerifiedAccounts(
  db: Kysely<Tables>,
  { sessionId, issuer, cnpj, steadyNow }: VerifiedSession,
) {
  return db
    .selectFrom('sessionVerifications as v')
    .innerJoin('accounts as a', 'a.id', 'v.accountId')
    .select(['a.id', 'a.email', 'a.emailKey', 'a.cpf', 'a.firstName', 'a.lastName'])
    .select(['a.emailValidatedAt', 'v.verifiedAt'])
    .where('v.sessionId', '=', sessionId)
    .where('v.issuer', '=', issuer)
    .where('v.cnpj', '=', cnpj)
    .where('v.verifiedAt', '>', verifiedSince(steadyNow))
    .orderBy('v.verifiedAt', 'desc')
    .execute()
}

/**
 * Whether a session ever validated a code of an account with that e-mail (lower case), at whatever company and
 * however long ago.
 */
export async function hasProven(
  db: Kysely<Tables>,
  { sessionId, emailKey }: { readonly sessionId: string; readonly emailKey: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('sessionVerifications as v')
    .innerJoin('accounts as a', 'a.id', 'v.accountId')
    .select('v.accountId')
    .where('v.sessionId', '=', sessionId)
    .where('a.emailKey', '=', emailKey)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a session's proof of an e-mail (lower case) holds now, by an account of an issuer at whatever company. */
export async function hasProvenHere(
  db: Kysely<Tables>,
  { sessionId, issuer, emailKey, steadyNow }: Omit<VerifiedSession, 'cnpj'> & { readonly emailKey: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('sessionVerifications as v')
    .innerJoin('accounts as a', 'a.id', 'v.accountId')
    .select('v.accountId')
    .where('v.sessionId', '=', sessionId)
    .where('v.issuer', '=', issuer)
    .where('v.verifiedAt', '>', verifiedSince(steadyNow))
    .where('a.emailKey', '=', emailKey)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a session ever validated a code, of whatever account. */
export async function isProvenSession(db: Kysely<Tables>, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessionVerifications')
    .select('accountId')
    .where('sessionId', '=', sessionId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Marks a session as verified for an account; again is as good as once, from then on. */
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

/** Takes from a session whatever it has proven. */
export async function forgetVerifications(db: Kysely<Tables>, sessionId: string): Promise<void> {
  await db.deleteFrom('sessionVerifications').where('sessionId', '=', sessionId).execute()
}
