import { STORE } from '../addresses.ts'
import { fireFor } from './fire.ts'
import type { Load } from './load-store.ts'
import { CART, shoppers } from './purchases.ts'

const SHOPPERS = 300
const SECONDS = 8

/** Registering carts, each priced at its lead's company and stored. */
export const cart: Load = async ({ store, visitors }) => {
  const requests = (await shoppers(visitors.slice(0, SHOPPERS), 60_000_000)).map(
    ({ leadId, headers }) =>
      ({
        method: 'POST',
        path: `/api/v2/leads/${leadId}/carrinhos`,
        headers,
        body: JSON.stringify(CART),
      }) as const,
  )
  await fireFor(2, store, STORE, requests)
  const { perSecond, p99, cpuMs } = await fireFor(SECONDS, store, STORE, requests)
  return [
    {
      what: 'Registering a cart, PostgreSQL, 10 connections',
      toReach: '≥ 900/s, p99 ≤ 30 ms',
      measured: `${Math.round(perSecond)}/s, p99 ${p99} ms (${cpuMs.toFixed(2)} ms of CPU each)`,
      isReached: perSecond >= 900 && p99 <= 30,
    },
  ]
}
