import { type PartnerClaims, readPartnerClaims } from '@benefits/domain/access/partner-claims'
import type { PartnerKey } from '@benefits/domain/catalogue/issuer'

/** Longer texts are no entry and are not worth a look. */
const LONGEST_ENTRY = 2000
/** An entry opens one page and is then over: it stands in the history of the partner's page, and in its log. */
const LONGEST_LIFE_SECONDS = 3600
/** A partner's clock may be so far ahead of this one. */
const SKEW_SECONDS = 60

/** Whose entry it must be, with which keys it may be signed, and when it is read. */
interface EntryFacts {
  /** Code of the issuer whose store is opened. */
  readonly issuer: string
  /** Those that this process knows (`known-keys.ts`). */
  readonly keys: readonly PartnerKey[]
  readonly now: Date
}

/**
 * Reads a partner's signed entry, a JWT (RFC 7519): its signature by one of the issuer's keys, for which issuer it is
 * (`aud`), its beginning and end (`iat`, and `exp` to the second, an hour apart at most) and its claims
 * (docs/rules/embedded.md: signed-entry). Null for every other text.
 */
export async function readEntry(
  entry: string,
  { issuer, keys, now }: EntryFacts,
): Promise<PartnerClaims | null> {
  if (keys.length === 0 || entry.length > LONGEST_ENTRY) return null
  const { createLocalJWKSet, jwtVerify } = await import('jose')
  const keySet = createLocalJWKSet({ keys: keys.map((key) => ({ ...key })) })
  const read = await jwtVerify(entry, keySet, {
    algorithms: keys.map(({ alg }) => alg),
    audience: issuer,
    requiredClaims: ['iat', 'exp'],
    currentDate: now,
  }).catch(() => null)
  if (read === null || !livesShortly(read.payload, now)) return null
  return readPartnerClaims(read.payload)
}

/** Whether an entry was signed by now, and for no longer than an entry may live. */
function livesShortly(
  { iat = 0, exp = 0 }: { readonly iat?: number; readonly exp?: number },
  now: Date,
): boolean {
  return iat * 1000 <= now.getTime() + SKEW_SECONDS * 1000 && exp - iat <= LONGEST_LIFE_SECONDS
}
