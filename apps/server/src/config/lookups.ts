import * as z from 'zod'
import { base, companies, httpsInPrd, type Rule, type ValuesOf } from './variables.ts'

/** Questions a minute that public services are taken to bear of one store. */
export const DEFAULT_LOOK_UPS = { registry: 60, postal: 120 } as const

/** A service of one's own bears more; none bears less than what leaves each visitor something. */
const perMinute = z.coerce.number().int().min(10).max(100_000)

/** Who knows companies and postal codes. */
export const lookupVariables = {
  REGISTRY: z.enum(['sandbox', 'brasilapi']).default('sandbox'),
  BLOCKED_CNPJS: companies.default([]),
  BRASILAPI_URL: base.default('https://brasilapi.com.br/api'),
  REGISTRY_PER_MINUTE: perMinute.default(DEFAULT_LOOK_UPS.registry),
  POSTAL: z.enum(['ranges', 'viacep']).default('ranges'),
  VIACEP_URL: base.default('https://viacep.com.br/ws'),
  POSTAL_PER_MINUTE: perMinute.default(DEFAULT_LOOK_UPS.postal),
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
  /** Questions a minute that each service bears of the store, all processes together. */
  readonly lookUpsPerMinute: Readonly<Record<keyof typeof DEFAULT_LOOK_UPS, number>>
}

/** The settings of look-ups from its variables. */
export function toLookups(env: Values): LookupSettings {
  const brasilApiUrl = env.BRASILAPI_URL
  return {
    registry: { adapter: env.REGISTRY, brasilApiUrl, blocked: env.BLOCKED_CNPJS },
    postal: { adapter: env.POSTAL, viaCepUrl: env.VIACEP_URL, brasilApiUrl },
    lookUpsPerMinute: { registry: env.REGISTRY_PER_MINUTE, postal: env.POSTAL_PER_MINUTE },
  }
}
