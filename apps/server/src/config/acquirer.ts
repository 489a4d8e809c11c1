import * as z from 'zod'
import { base, httpsInPrd, oneSecret, type Rule, type ValuesOf } from './variables.ts'

/** Who holds money on cards. */
export const acquirerVariables = {
  ACQUIRER: z.enum(['sandbox', 'cielo']).default('sandbox'),
  CIELO_URL: base.default('https://api.cieloecommerce.cielo.com.br'),
  CIELO_QUERY_URL: base.default('https://apiquery.cieloecommerce.cielo.com.br'),
  CIELO_MERCHANT_ID: z.string().optional(),
  CIELO_MERCHANT_KEY: oneSecret.optional(),
}

type Values = ValuesOf<typeof acquirerVariables>

/** What must hold between the variables of the acquirer. */
export const acquirerRules: readonly Rule<Values>[] = [
  [
    'CIELO_MERCHANT_ID',
    (env) => env.ACQUIRER === 'cielo' && !env.CIELO_MERCHANT_ID,
    'is required by ACQUIRER=cielo',
  ],
  [
    'CIELO_MERCHANT_KEY',
    (env) => env.ACQUIRER === 'cielo' && !env.CIELO_MERCHANT_KEY,
    'is required by ACQUIRER=cielo',
  ],
  httpsInPrd('CIELO_URL', ': it gets card numbers'),
  httpsInPrd('CIELO_QUERY_URL'),
]

/** The card acquirer and who asks it. */
export interface AcquirerSettings {
  readonly adapter: Values['ACQUIRER']
  readonly url: string
  readonly queryUrl: string
  readonly merchantId: string | undefined
  readonly merchantKey: string | undefined
}

/** The settings of the acquirer from its variables. */
export function toAcquirer(env: Values): AcquirerSettings {
  return {
    adapter: env.ACQUIRER,
    url: env.CIELO_URL,
    queryUrl: env.CIELO_QUERY_URL,
    merchantId: env.CIELO_MERCHANT_ID,
    merchantKey: env.CIELO_MERCHANT_KEY,
  }
}
