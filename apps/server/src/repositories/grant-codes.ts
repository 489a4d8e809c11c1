import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../database/database.ts'

/** Life of a grant code, in seconds. */
const CODE_SECONDS = 60

/** Makes a code for `sessionId`; only its hash is stored. */
export async function makeGrantCode(
  { kysely }: Database,
  grant: { readonly clientId: string; readonly sessionId: string; readonly now: Date },
): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  const expiresAt = new Date(grant.now.getTime() + CODE_SECONDS * 1000)
  const { clientId, sessionId } = grant
  await kysely
    .insertInto('grantCodes')
    .values({ codeHash: hashOf(code), clientId, sessionId, expiresAt })
    .execute()
  return code
}

/** Uses a code up and gives its session; null for one that is unknown, used, expired or another client's. */
export async function redeemGrantCode(
  { kysely }: Database,
  grant: { readonly code: string; readonly clientId: string; readonly now: Date },
): Promise<string | null> {
  const used = await kysely
    .deleteFrom('grantCodes')
    .where('codeHash', '=', hashOf(grant.code))
    .where('clientId', '=', grant.clientId)
    .where('expiresAt', '>', grant.now)
    .returning('sessionId')
    .executeTakeFirst()
  return used?.sessionId ?? null
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}
