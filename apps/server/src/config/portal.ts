import * as z from 'zod'
import { httpsInPrd, type Rule, secrets, type ValuesOf, webAddress } from './variables.ts'

/** Where orders are handed over. */
export const portalVariables = {
  PORTAL: z.enum(['outbox', 'webhook']).default('outbox'),
  PORTAL_WEBHOOK_URL: webAddress('https://portal.example/orders').optional(),
  PORTAL_WEBHOOK_SECRET: secrets.optional(),
}

type Values = ValuesOf<typeof portalVariables>

/** What must hold between the variables of the portal. */
export const portalRules: readonly Rule<Values>[] = [
  [
    'PORTAL_WEBHOOK_URL',
    (env) => env.PORTAL === 'webhook' && !env.PORTAL_WEBHOOK_URL,
    'is required by PORTAL=webhook',
  ],
  [
    'PORTAL_WEBHOOK_SECRET',
    (env) => env.PORTAL === 'webhook' && !env.PORTAL_WEBHOOK_SECRET,
    'is required by PORTAL=webhook',
  ],
  [
    'PORTAL_WEBHOOK_URL',
    (env) => env.PORTAL !== 'webhook' && env.PORTAL_WEBHOOK_URL !== undefined,
    'is used by PORTAL=webhook only',
  ],
  httpsInPrd('PORTAL_WEBHOOK_URL', ': orders hold personal data'),
]

/** How orders reach the customer portal. */
export interface PortalSettings {
  readonly adapter: Values['PORTAL']
  readonly webhookUrl: string | undefined
  /** The first signs, all are good; empty where nothing is signed. */
  readonly webhookSecrets: readonly string[]
}

/** The settings of the portal from its variables. */
export function toPortal(env: Values): PortalSettings {
  return {
    adapter: env.PORTAL,
    webhookUrl: env.PORTAL_WEBHOOK_URL,
    webhookSecrets: env.PORTAL_WEBHOOK_SECRET ?? [],
  }
}
