import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importJWK, type JWK, SignJWT } from 'jose'

const KEYS: Readonly<Record<string, JWK>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'sandbox-keys.json'), 'utf8'),
)
const HALF_AN_HOUR = 30 * 60_000
const USUAL = { cnpj: '22333444000181', email: 'cliente@metalurgica.example', origem: 'ACESSO_VR_SPE' }

/** What an entry says, where it is not the usual. */
interface Entry {
  /** Code of the issuer whose store is to be opened. */
  readonly issuer: string
  readonly claims?: Readonly<Record<string, unknown>>
  /** In half an hour unless told; an hour at most is taken. */
  readonly expiresAt?: Date
  /** The issuer whose key signs; `issuer` unless told. */
  readonly signedBy?: string
}

/**
 * A partner's entry, as the partner's own server would sign it, by the sandbox key of an issuer
 * (docs/rules/embedded.md): a JWT. These keys stand in the repository; production hosts know none of them. Throws for
 * an issuer without one.
 */
export async function signEntry({
  issuer,
  claims = {},
  expiresAt,
  signedBy = issuer,
}: Entry): Promise<string> {
  const key = KEYS[signedBy]
  if (!key) throw new Error(`no sandbox key of ${signedBy}; there are ${Object.keys(KEYS).join(', ')}`)
  const { alg = 'ES256', kid = '' } = key
  return new SignJWT(Object.assign({ ...USUAL }, claims))
    .setProtectedHeader({ alg, kid })
    .setAudience(issuer)
    .setIssuedAt()
    .setExpirationTime(expiresAt ?? new Date(Date.now() + HALF_AN_HOUR))
    .sign(await importJWK(key, alg))
}
