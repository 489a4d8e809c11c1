import { type Kysely, sql } from 'kysely'
import type { StoreMigration } from './store-migration.ts'

/**
 * A CPF is no longer unique among a company's validated accounts: until the portal or a confirmed order says whose it
 * is, each mailbox that names it has an account of its own. Who may open one is asked under a lock of the company. The
 * index goes as it came elsewhere, without a lock that keeps anybody waiting; accounts are found by `accounts_person`.
 */
export const claimedPersons: StoreMigration = {
  isOutsideTransaction: true,
  up: async (db: Kysely<unknown>) => {
    await sql`drop index concurrently if exists accounts_cpf`.execute(db)
  },
}
