import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/**
 * When a code made now ends, by the clock of the database: the process that gets it may be another than the one that
 * made it, and their clocks may differ.
 */
const END = sql<Date>`now() + interval '60 seconds'`

/** Makes a code for `sessionId`; only its hash is stored. */
export async function makeGrantCode(
  { kysely }: Database,
  grant: { readonly clientId: string; readonly sessionId: string },
): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  const { clientId, sessionId } = grant
  await kysely
    .insertInto('grantCodes')
    .values({ codeHash: hashOf(code), clientId, sessionId, expiresAt: END })
    .execute()
  return code
}

/** Uses a code up and gives its session; null for one that is unknown, used, expired or another client's. */
export async function redeemGrantCode(
  { kysely }: Database,
  grant: { readonly code: string; readonly clientId: string },
): Promise<string | null> {
  const used = await kysely
    .deleteFrom('grantCodes')
    .where('codeHash', '=', hashOf(grant.code))
    .where('clientId', '=', grant.clientId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning('sessionId')
    .executeTakeFirst()
  return used?.sessionId ?? null
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}
