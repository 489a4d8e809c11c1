import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/schema.ts'

/** So many rows the table has (migration 030): two names that share one wait for each other now and then. */
const SLOTS = 4096

/** Lets one transaction at a time past a name, until it ends: for what has no row of its own to hold. */
export async function lockName(trx: Kysely<Tables>, name: string): Promise<void> {
  const slot = createHash('sha256').update(name).digest().readUInt32BE() % SLOTS
  await trx.selectFrom('turns').select('slot').where('slot', '=', slot).forUpdate().executeTakeFirstOrThrow()
}
