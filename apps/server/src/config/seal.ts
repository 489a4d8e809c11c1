import * as z from 'zod'
import { httpsInPrd, oneSecret, type Rule, type ValuesOf, webAddress } from './variables.ts'

/** How final contracts are sealed; an issuer's own certificate is in `SEAL_P12_{SIGLA}` and `SEAL_PASSWORD_{SIGLA}`. */
export const sealVariables = {
  SEAL_P12: z.string().optional(),
  SEAL_PASSWORD: oneSecret.optional(),
  TIMESTAMP_URL: webAddress('https://carimbo.example/tsa').optional(),
}

type Values = ValuesOf<typeof sealVariables>

/** What must hold between the variables of the seal. */
export const sealRules: readonly Rule<Values>[] = [
  [
    'SEAL_PASSWORD',
    (env) => env.SEAL_PASSWORD !== undefined && env.SEAL_P12 === undefined,
    'is used with SEAL_P12 only',
  ],
  httpsInPrd('TIMESTAMP_URL'),
]

/** A certificate with its key, as configured: the path of a PKCS #12 file, or the file in base64. */
export interface SealFile {
  /** The variable that names it, for whoever is told that it is wrong. */
  readonly variable: string
  readonly file: string
  readonly password: string
}

/** Certificates by issuer code, and where time stamps come from. */
export interface SealSettings {
  /** Of all issuers without one of their own. */
  readonly common: SealFile | null
  readonly ofIssuers: ReadonlyMap<string, SealFile>
  readonly timestampUrl: string | undefined
}

const OF_ISSUER = /^SEAL_(P12|PASSWORD)_([A-Z0-9]+)$/

/** The variables that are issuers' own, by issuer code. */
export function sealVariablesOf(
  variables: Readonly<Record<string, string | undefined>>,
): ReadonlyMap<string, { readonly P12?: string; readonly PASSWORD?: string }> {
  const found = new Map<string, { P12?: string; PASSWORD?: string }>()
  for (const [name, value] of Object.entries(variables)) {
    const [, what, code] = OF_ISSUER.exec(name) ?? []
    if (what === undefined || code === undefined || value === undefined) continue
    found.set(code, { ...found.get(code), [what]: value })
  }
  return found
}

/** The settings of the seal; throws where an issuer's password has no certificate. */
export function toSeal(env: Values, own: ReturnType<typeof sealVariablesOf>): SealSettings {
  const ofIssuers = [...own].map(([code, { P12: file, PASSWORD: password = '' }]) => {
    const refuse = (why: string): never => {
      throw new Error(`The configuration cannot be used (docs/operations.md):\n  SEAL_PASSWORD_${code}${why}`)
    }
    if (file === undefined) return refuse(` is used with SEAL_P12_${code} only`)
    if (password.includes(',')) return refuse(': takes one secret: a comma is refused, there is no list')
    return [code, { variable: `SEAL_P12_${code}`, file, password }] as const
  })
  const { SEAL_P12: file, SEAL_PASSWORD: password = '' } = env
  return {
    common: file === undefined ? null : { variable: 'SEAL_P12', file, password },
    ofIssuers: new Map(ofIssuers),
    timestampUrl: env.TIMESTAMP_URL,
  }
}
