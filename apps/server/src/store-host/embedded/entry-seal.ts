import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import { type PartnerClaims, readPartnerClaims } from '@benefits/domain/access/partner-claims'

/** A partner's entry may end after minutes; the visit that it opened goes on for a day, as every session. */
const VISIT_SECONDS = 24 * 60 * 60

/** Keeps an entry that was read once: signed by the store itself, for one issuer. */
export interface EntrySeal {
  /** The claims as a text that nobody else can write. */
  readonly seal: (claims: PartnerClaims, issuer: string) => Promise<string>
  /** The claims of a seal of this issuer, or null where it is another one's, another text, or over. */
  readonly open: (seal: string, issuer: string) => Promise<PartnerClaims | null>
}

/** Seals by a key that is made from the secret of tokens and good for nothing else; `former` seals are opened too. */
export function createEntrySeal(
  secret: Uint8Array,
  now: () => Date,
  former: readonly Uint8Array[] = [],
): EntrySeal {
  const [key, ...formerKeys] = [secret, ...former].map((one) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', one, '', 'embedded visits', 32))),
  ) as [KeyObject, ...KeyObject[]]
  return {
    async seal({ cnpj, email, origin }, issuer) {
      const { SignJWT } = await import('jose')
      return new SignJWT({ cnpj, email, origem: origin })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(issuer)
        .setExpirationTime(Math.floor(now().getTime() / 1000) + VISIT_SECONDS)
        .sign(key)
    },
    async open(seal, issuer) {
      const { jwtVerify } = await import('jose')
      const options = { algorithms: ['HS256'], audience: issuer, requiredClaims: ['exp'], currentDate: now() }
      for (const one of [key, ...formerKeys]) {
        const read = await jwtVerify(seal, one, options).catch(() => null)
        if (read) return readPartnerClaims(read.payload)
      }
      return null
    },
  }
}
