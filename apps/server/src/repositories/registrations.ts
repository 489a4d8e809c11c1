import type { Kysely } from 'kysely'
import type { NewRow, Row, Tables } from '../database/schema.ts'

/** A session's own registration of an e-mail (lower case) at a company, while it waits for its code. */
export function findWaitingRegistration(
  db: Kysely<Tables>,
  of: {
    readonly sessionId: string
    readonly issuer: string
    readonly cnpj: string
    readonly emailKey: string
    readonly now: Date
  },
): Promise<Row<'registrations'> | undefined> {
  return db
    .selectFrom('registrations')
    .selectAll()
    .where('sessionId', '=', of.sessionId)
    .where('issuer', '=', of.issuer)
    .where('cnpj', '=', of.cnpj)
    .where('emailKey', '=', of.emailKey)
    .where('accountId', 'is', null)
    .where('expiresAt', '>', of.now)
    .limit(1)
    .executeTakeFirst()
}

/** A registration of an issuer by its id, whoever made it, while it lives. */
export function findRegistration(
  db: Kysely<Tables>,
  { id, issuer, now }: { readonly id: string; readonly issuer: string; readonly now: Date },
): Promise<Row<'registrations'> | undefined> {
  return db
    .selectFrom('registrations')
    .selectAll()
    .where('id', '=', id)
    .where('issuer', '=', issuer)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
}

/** Adds a registration, or gives the one with that id other data. */
export async function saveRegistration(
  db: Kysely<Tables>,
  registration: NewRow<'registrations'>,
): Promise<void> {
  const {
    id,
    sessionId: _,
    issuer: __,
    cnpj: ___,
    emailKey: ____,
    createdAt: _____,
    ...change
  } = registration
  await db
    .insertInto('registrations')
    .values(registration)
    .onConflict((on) => on.column('id').doUpdateSet(change))
    .execute()
}

/** What a registration became; its password is the account's alone from here on. */
export async function completeRegistration(db: Kysely<Tables>, id: string, accountId: string): Promise<void> {
  await db.updateTable('registrations').set({ accountId, passwordHash: null }).where('id', '=', id).execute()
}

/** Ends a registration that can become no account. */
export async function endRegistration(db: Kysely<Tables>, id: string, at: Date): Promise<void> {
  await db
    .updateTable('registrations')
    .set({ expiresAt: at, passwordHash: null })
    .where('id', '=', id)
    .execute()
}

/** Ends every registration of a session. */
export async function endRegistrations(db: Kysely<Tables>, sessionId: string, at: Date): Promise<void> {
  await db
    .updateTable('registrations')
    .set({ expiresAt: at, passwordHash: null })
    .where('sessionId', '=', sessionId)
    .where('expiresAt', '>', at)
    .execute()
}
