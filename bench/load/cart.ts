import { STORE } from '../addresses.ts'
import { median } from '../row.ts'
import { type Burst, fireFor } from './fire.ts'
import type { Load } from './load-store.ts'
import { CART, shoppers } from './purchases.ts'

const SHOPPERS = 300
const SECONDS = 4
const ROUNDS = 3
/**
 * One thread reads, checks, prices and answers a cart in some 0.5 to 1 ms, pgbench’s ten backends send theirs from
 * every core in next to nothing: what falls below this has become slower than the machine.
 */
const LEAST = 0.1

/** Registering carts, each priced at its lead's company and stored. */
export const cart: Load = async ({ store, visitors, pgbench }) => {
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
  const rounds: { readonly burst: Burst; readonly tps: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const tps = pgbench.fire(SECONDS)
    rounds.push({ tps, burst: await fireFor(SECONDS, store, STORE, requests) })
  }
  const ratio = median(rounds.map(({ burst, tps }) => burst.perSecond / tps))
  const told = rounds.map(({ burst, tps }) => `${Math.round(burst.perSecond)}/s against ${Math.round(tps)}/s`)
  const p99 = median(rounds.map(({ burst }) => burst.p99))
  const cpuMs = median(rounds.map(({ burst }) => burst.cpuMs))
  return [
    {
      what: "Registering a cart, PostgreSQL, 10 connections: by pgbench's own transaction on the same server",
      toReach: `≥ ${LEAST}`,
      measured: `${ratio.toFixed(2)} (${told.join(', ')}; p99 ${p99} ms, ${cpuMs.toFixed(2)} ms of CPU each)`,
      isReached: ratio >= LEAST,
    },
  ]
}
