import { type PartnerClaims, readPartnerClaims } from '@benefits/domain/access/partner-claims'
import type { PartnerKey } from '@benefits/domain/catalogue/issuer'
import type { Environment } from '@benefits/domain/host/resolve-environment'
import { knownKeys } from './known-keys.ts'

/** Longer texts are no entry and are not worth a look. */
const LONGEST_ENTRY = 2000

/** With which keys an entry may be signed, and when it is read. */
interface EntryFacts {
  readonly keys: readonly PartnerKey[]
  readonly environment: Environment
  readonly now: Date
}

/**
 * Reads a partner's signed entry, a JWT (RFC 7519): its signature by one of the issuer's keys, its end (`exp`, to the second)
 * and its claims (docs/rules/embedded.md: signed-entry). Null for every other text.
 */
export async function readEntry(
  entry: string,
  { keys, environment, now }: EntryFacts,
): Promise<PartnerClaims | null> {
  const known = knownKeys(keys, environment)
  if (known.length === 0 || entry.length > LONGEST_ENTRY) return null
  const { createLocalJWKSet, jwtVerify } = await import('jose')
  const keySet = createLocalJWKSet({ keys: known.map((key) => ({ ...key })) })
  const read = await jwtVerify(entry, keySet, {
    algorithms: known.map(({ alg }) => alg),
    requiredClaims: ['exp'],
    currentDate: now,
  }).catch(() => null)
  return read && readPartnerClaims(read.payload)
}
