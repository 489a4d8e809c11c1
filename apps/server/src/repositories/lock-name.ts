import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/schema.ts'

/** Lets one transaction at a time past a name, until it ends: for what has no row of its own to hold. */
export async function lockName(trx: Kysely<Tables>, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
}
