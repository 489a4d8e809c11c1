import { parseEmail } from '../contact/parse-email.ts'
import { parseCnpj } from '../document/parse-cnpj.ts'
import type { Cnpj } from '../document/types.ts'

/** What a partner's program vouches for when it opens the store inside its own page. */
export interface PartnerClaims {
  readonly cnpj: Cnpj
  readonly email: string
  /** Where the person's access account comes from: `ACESSO_VR_SPE` and the like. */
  readonly origin: string
}

/** Longer than every name of an origin. */
const LONGEST_ORIGIN = 60

/**
 * Reads the claims `cnpj` (with or without mask), `email` and `origem` of an entry whose signature and life were judged
 * before (docs/rules/embedded.md: signed-entry). Null where one is missing or is no such thing.
 */
export function readPartnerClaims(payload: Readonly<Record<string, unknown>>): PartnerClaims | null {
  const cnpj = parseCnpj(textOf(payload.cnpj))
  const email = parseEmail(textOf(payload.email))
  const origin = textOf(payload.origem).trim()
  if (cnpj === null || email === null || origin === '' || origin.length > LONGEST_ORIGIN) return null
  return { cnpj, email, origin }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
