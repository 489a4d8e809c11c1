import type { Kysely } from 'kysely'
import type { Row, Tables } from '../database/schema.ts'

/** Whose code it is: a session's, for a registration or an account. */
export interface CodeOwner {
  readonly sessionId: string
  /** Id of the registration or account that the code opens. */
  readonly subjectId: string
}

/** The code that a session can use now, held until the transaction ends. */
export function lockCurrentCode(
  trx: Kysely<Tables>,
  { sessionId, subjectId }: CodeOwner,
): Promise<Row<'verificationCodes'> | undefined> {
  return trx
    .selectFrom('verificationCodes')
    .selectAll()
    .where('sessionId', '=', sessionId)
    .where('subjectId', '=', subjectId)
    .where('replacedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

/** Whether a session ever asked for a code of a registration or account. */
export async function hasAskedForCode(
  db: Kysely<Tables>,
  { sessionId, subjectId }: CodeOwner,
): Promise<boolean> {
  const row = await db
    .selectFrom('verificationCodes')
    .select('id')
    .where('sessionId', '=', sessionId)
    .where('subjectId', '=', subjectId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * The codes sent to a mailbox since a moment, whoever asked; `isOwners`: of a session that had proved the e-mail, or
 * did by it.
 */
export async function listSentCodes(db: Kysely<Tables>, mailbox: string, since: Date) {
  const rows = await db
    .selectFrom('verificationCodes')
    .select([
      'sessionId',
      'subjectId',
      'network',
      'wideNetwork',
      'isNewcomer',
      'isProven',
      'usedAt',
      'sentAt',
    ])
    .where('mailbox', '=', mailbox)
    .where('sentAt', '>', since)
    .execute()
  return rows.map(({ isProven, usedAt, ...code }) => ({ ...code, isOwners: isProven || usedAt !== null }))
}

/** Ends the code that the session still has for the same and adds a new one. */
export async function replaceCode(
  trx: Kysely<Tables>,
  code: Omit<Row<'verificationCodes'>, 'wrongTries' | 'usedAt' | 'replacedAt'>,
): Promise<void> {
  await trx
    .updateTable('verificationCodes')
    .set({ replacedAt: code.sentAt })
    .where('sessionId', '=', code.sessionId)
    .where('subjectId', '=', code.subjectId)
    .where('replacedAt', 'is', null)
    .execute()
  await trx
    .insertInto('verificationCodes')
    .values({ ...code, wrongTries: 0, usedAt: null, replacedAt: null })
    .execute()
}

/** Ends every code that a session still has. */
export async function endCodes(trx: Kysely<Tables>, sessionId: string, at: Date): Promise<void> {
  await trx
    .updateTable('verificationCodes')
    .set({ replacedAt: at })
    .where('sessionId', '=', sessionId)
    .where('replacedAt', 'is', null)
    .execute()
}

/** Counts one wrong try. */
export async function countWrongTry(trx: Kysely<Tables>, id: string): Promise<void> {
  await trx
    .updateTable('verificationCodes')
    .set((set) => ({ wrongTries: set('wrongTries', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Spends a code. */
export async function spendCode(trx: Kysely<Tables>, id: string, at: Date): Promise<void> {
  await trx.updateTable('verificationCodes').set({ usedAt: at }).where('id', '=', id).execute()
}

/**
 * A code's moments and where it goes, as the account or else the registration has it; undefined where there is none.
 */
export async function findCodeToMail(db: Kysely<Tables>, id: string) {
  const found = await db
    .selectFrom('verificationCodes as c')
    .leftJoin('accounts as a', 'a.id', 'c.subjectId')
    .leftJoin('registrations as r', 'r.id', 'c.subjectId')
    .select(['a.issuer', 'a.email', 'r.issuer as ownIssuer', 'r.email as ownEmail'])
    .select(['c.sentAt', 'c.usedAt', 'c.replacedAt', 'c.expiresAt', 'c.codeHash'])
    .where('c.id', '=', id)
    .executeTakeFirst()
  if (!found) return undefined
  const { issuer, email, ownIssuer, ownEmail, ...moments } = found
  return { issuer: issuer ?? ownIssuer, email: email ?? ownEmail, ...moments }
}
