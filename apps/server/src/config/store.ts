import type { Upstream } from '@benefits/domain/host/upstream-of'
import * as z from 'zod'
import { base, basesByHost, type ValuesOf } from './variables.ts'

/** How the store's pages are hosted and what they wait for. */
export const storeVariables = {
  LEAD_FOLLOW_UP_MINUTES: z.coerce.number().min(0).max(10_080).default(30),
  LINK_WAIT_DAYS: z.coerce.number().min(1).max(30).default(7),
  UPSTREAM_BASE: base.optional(),
  UPSTREAM_BASES: basesByHost.default([]),
  STORE: z.enum(['built', 'source', 'none']).default('built'),
  ASSETS_DIR: z.string().min(1).optional(),
  MCP: z.enum(['on', 'off']).default('on'),
  SESSION_CACHE_MINUTES: z.coerce.number().min(0).max(1440).default(10),
}

type Values = ValuesOf<typeof storeVariables>

/** The store’s pages, and the e-mail to leads without a cart. */
export interface StoreSettings {
  /** How long a lead without a cart waits for its e-mail; 0 sends none. */
  readonly leadFollowUpMinutes: number
  /** How long the link of an order waits for its mailbox before it is not mailed any more. */
  readonly linkWaitDays: number
  /** Another gateway that the store calls instead of this process. */
  readonly upstreamBase: string | undefined
  /** The gateways of single hosts, which win over `upstreamBase`. */
  readonly upstreams: readonly Upstream[]
  /** The store's pages: as built, from source as it is edited, or none (calls only). */
  readonly store: Values['STORE']
  /** Where the hashed files of all releases are kept for tabs that an earlier one opened. */
  readonly assetsDir: string | undefined
  /** Whether assistants may ask at `/mcp`. */
  readonly assistant: boolean
  /** How long the browser keeps content calls; 0 turns it off. */
  readonly sessionCacheMinutes: number
}

/** The settings of the store from its variables. */
export function toStore(env: Values): StoreSettings {
  return {
    leadFollowUpMinutes: env.LEAD_FOLLOW_UP_MINUTES,
    linkWaitDays: env.LINK_WAIT_DAYS,
    upstreamBase: env.UPSTREAM_BASE,
    upstreams: env.UPSTREAM_BASES,
    store: env.STORE,
    assetsDir: env.ASSETS_DIR,
    assistant: env.MCP === 'on',
    sessionCacheMinutes: env.SESSION_CACHE_MINUTES,
  }
}
