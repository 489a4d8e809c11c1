import type { Kysely } from 'kysely'
import type { Row, Tables } from '../database/schema.ts'

/** The code that an account can use now, held until the transaction ends. */
export function lockCurrentCode(
  trx: Kysely<Tables>,
  accountId: string,
): Promise<Row<'verificationCodes'> | undefined> {
  return trx
    .selectFrom('verificationCodes')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('replacedAt', 'is', null)
    .orderBy('sentAt', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

/** When codes were sent to an account since a moment, newest first. */
export async function listSentTimes(db: Kysely<Tables>, accountId: string, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('verificationCodes')
    .select('sentAt')
    .where('accountId', '=', accountId)
    .where('sentAt', '>', since)
    .orderBy('sentAt', 'desc')
    .execute()
  return rows.map(({ sentAt }) => sentAt)
}

/** Ends every code that an account still has and adds a new one. */
export async function replaceCode(
  trx: Kysely<Tables>,
  code: Pick<Row<'verificationCodes'>, 'id' | 'accountId' | 'codeHash' | 'sentAt' | 'expiresAt'>,
): Promise<void> {
  await trx
    .updateTable('verificationCodes')
    .set({ replacedAt: code.sentAt })
    .where('accountId', '=', code.accountId)
    .where('replacedAt', 'is', null)
    .execute()
  await trx
    .insertInto('verificationCodes')
    .values({ ...code, wrongTries: 0, usedAt: null, replacedAt: null })
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

/** A code's moments and whom it is for; undefined where there is none. */
export function findCodeWithAccount(db: Kysely<Tables>, id: string) {
  return db
    .selectFrom('verificationCodes as c')
    .innerJoin('accounts as a', 'a.id', 'c.accountId')
    .select(['a.issuer', 'a.email', 'c.usedAt', 'c.replacedAt', 'c.expiresAt'])
    .where('c.id', '=', id)
    .executeTakeFirst()
}
