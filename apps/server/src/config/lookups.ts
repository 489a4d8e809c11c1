import * as z from 'zod'
import { base, companies, httpsInPrd, type Rule, type ValuesOf } from './variables.ts'

/** Who knows companies and postal codes. */
export const lookupVariables = {
  REGISTRY: z.enum(['sandbox', 'brasilapi']).default('sandbox'),
  BLOCKED_CNPJS: companies.default([]),
  BRASILAPI_URL: base.default('https://brasilapi.com.br/api'),
  POSTAL: z.enum(['ranges', 'viacep']).default('ranges'),
  VIACEP_URL: base.default('https://viacep.com.br/ws'),
}

type Values = ValuesOf<typeof lookupVariables>

/** What must hold between the variables of look-ups. */
export const lookupRules: readonly Rule<Values>[] = [httpsInPrd('BRASILAPI_URL'), httpsInPrd('VIACEP_URL')]

/** Company registry and postal codes. */
export interface LookupSettings {
  readonly registry: {
    readonly adapter: Values['REGISTRY']
    readonly brasilApiUrl: string
    /**
     * Companies that may not buy (`renegotiationRefused`): bare CNPJs, or their first eight characters for all
     * branches.
     */
    readonly blocked: readonly string[]
  }
  readonly postal: {
    readonly adapter: Values['POSTAL']
    readonly viaCepUrl: string
    readonly brasilApiUrl: string
  }
}

/** The settings of look-ups from its variables. */
export function toLookups(env: Values): LookupSettings {
  const brasilApiUrl = env.BRASILAPI_URL
  return {
    registry: { adapter: env.REGISTRY, brasilApiUrl, blocked: env.BLOCKED_CNPJS },
    postal: { adapter: env.POSTAL, viaCepUrl: env.VIACEP_URL, brasilApiUrl },
  }
}
