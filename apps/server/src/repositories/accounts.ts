import type { Kysely } from 'kysely'
import type { NewRow, Row, Tables } from '../database/schema.ts'

/** An account as its e-mail (lower case) or its CPF names it at a company; the e-mail's account comes first. */
export async function findAccount(
  db: Kysely<Tables>,
  key: { readonly issuer: string; readonly cnpj: string; readonly emailKey: string; readonly cpf: string },
): Promise<Row<'accounts'> | undefined> {
  const rows = await db
    .selectFrom('accounts')
    .selectAll()
    .where('issuer', '=', key.issuer)
    .where('cnpj', '=', key.cnpj)
    .where((where) => where.or([where('emailKey', '=', key.emailKey), where('cpf', '=', key.cpf)]))
    .execute()
  return rows.find(({ emailKey }) => emailKey === key.emailKey) ?? rows[0]
}

/** An account of an issuer by its id. */
export function findAccountById(
  db: Kysely<Tables>,
  { id, issuer }: { readonly id: string; readonly issuer: string },
): Promise<Row<'accounts'> | undefined> {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', id)
    .where('issuer', '=', issuer)
    .executeTakeFirst()
}

/** Holds an account until the transaction ends, so that codes are sent one after the other; false for no such one. */
export async function lockAccount(
  trx: Kysely<Tables>,
  { id, issuer }: { readonly id: string; readonly issuer: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('issuer', '=', issuer)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Adds an account; false where its e-mail, its CPF or its id is taken at that company. */
export async function insertAccount(db: Kysely<Tables>, account: NewRow<'accounts'>): Promise<boolean> {
  const row = await db
    .insertInto('accounts')
    .values(account)
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Records the acceptance of the terms by an account that was there before. */
export async function acceptTerms(
  db: Kysely<Tables>,
  { id, newsletter, at }: { readonly id: string; readonly newsletter: boolean; readonly at: Date },
): Promise<void> {
  await db.updateTable('accounts').set({ newsletter, termsAcceptedAt: at }).where('id', '=', id).execute()
}

/** Remembers that the account's e-mail was proven; the first time counts. */
export async function markEmailValidated(db: Kysely<Tables>, id: string, at: Date): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ emailValidatedAt: at })
    .where('id', '=', id)
    .where('emailValidatedAt', 'is', null)
    .execute()
}
