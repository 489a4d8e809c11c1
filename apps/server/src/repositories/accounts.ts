import { STORE_ORIGIN } from '@benefits/domain/access/access-origin'
import { mailboxOf } from '@benefits/domain/contact/mailbox-of'
import { type Kysely, sql } from 'kysely'
import type { NewRow, Row, Tables } from '../database/schema.ts'
import { IS_CONFIRMED } from './contracted-products.ts'

/** Who is looked for: an e-mail in lower case, or a CPF, at a company of an issuer. */
export interface AccountKey {
  readonly issuer: string
  readonly cnpj: string
  readonly emailKey: string
  readonly cpf: string
}

/**
 * The accounts of a company that an e-mail or a CPF names: the e-mail's own first, validated ones before those that
 * bind nobody yet. A CPF names an account of the same mailbox, one that came from the portals, and one with a confirmed
 * order; of any other it is a claim that its mailbox alone made (docs/rules/access.md: `unique-when-confirmed`).
 */
export async function listAccounts(db: Kysely<Tables>, key: AccountKey): Promise<Row<'accounts'>[]> {
  const rows = await db
    .selectFrom('accounts')
    .selectAll()
    .select(HAS_CONFIRMED_ORDER.as('isConfirmed'))
    .where('issuer', '=', key.issuer)
    .where('cnpj', '=', key.cnpj)
    .where((where) => where.or([where('emailKey', '=', key.emailKey), where('cpf', '=', key.cpf)]))
    .execute()
  const rank = ({ emailKey, emailValidatedAt }: Row<'accounts'>) =>
    (emailKey === key.emailKey ? 2 : 0) + (emailValidatedAt === null ? 0 : 1)
  return rows
    .filter(
      ({ isConfirmed, origin, emailKey }) =>
        isConfirmed || origin !== STORE_ORIGIN || mailboxOf(emailKey) === mailboxOf(key.emailKey),
    )
    .sort((one, other) => rank(other) - rank(one))
}

/** SQL: the account accepted an order here that counts for everybody (docs/rules/customers.md: contracts-of-here). */
export const HAS_CONFIRMED_ORDER = sql<boolean>`exists (select 1 from orders
  join evidences on evidences.id = orders.evidence_id
  where orders.issuer = accounts.issuer and orders.cnpj = accounts.cnpj and ${IS_CONFIRMED}
  and evidences.record->>'accountId' = accounts.id::text)`

/** The account of old behind an e-mail whose owner never validated it. */
export function findUnvalidatedAccount(
  db: Kysely<Tables>,
  { issuer, cnpj, emailKey }: Omit<AccountKey, 'cpf'>,
): Promise<Row<'accounts'> | undefined> {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('issuer', '=', issuer)
    .where('cnpj', '=', cnpj)
    .where('emailKey', '=', emailKey)
    .where('emailValidatedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
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

/** Whether one of these e-mails (lower case) has a validated account, at whatever company and issuer. */
export async function hasAccountWith(db: Kysely<Tables>, emailKeys: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('emailKey', 'in', emailKeys)
    .where('emailValidatedAt', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Adds an account; false where its e-mail or its id is taken at that company. */
export async function insertAccount(db: Kysely<Tables>, account: NewRow<'accounts'>): Promise<boolean> {
  const row = await db
    .insertInto('accounts')
    .values(account)
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** What a validated registration makes of an account that was there before; a null password leaves it without one. */
export type AccountChange = Pick<
  Row<'accounts'>,
  | 'cpf'
  | 'firstName'
  | 'lastName'
  | 'ddd'
  | 'phone'
  | 'birthDate'
  | 'passwordHash'
  | 'newsletter'
  | 'termsAcceptedAt'
  | 'termsVersion'
  | 'termsHash'
>

/** Gives an account of before the data of its owner. */
export async function updateAccount(db: Kysely<Tables>, id: string, change: AccountChange): Promise<void> {
  await db.updateTable('accounts').set(change).where('id', '=', id).execute()
}

/** Remembers that its owner came back. */
export async function markAccountUsed(db: Kysely<Tables>, id: string, at: Date): Promise<void> {
  await db.updateTable('accounts').set({ usedAt: at }).where('id', '=', id).execute()
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
