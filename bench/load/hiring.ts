import pg from 'pg'
import { STORE } from '../addresses.ts'
import { acceptPurchases } from './accept-purchases.ts'
import { fireOnce } from './fire.ts'
import type { Load } from './load-store.ts'
import { hiringOf, shoppers } from './purchases.ts'

const ORDERS = 2000
const SECONDS = 4
/**
 * An order is eleven statements, its jobs are twenty-one more and two documents: four times a cart (`cart.ts`), in the
 * same process.
 */
const LEAST = 0.04

/**
 * Hiring accepted carts, each once; their documents are rendered by jobs of the same process, which let calls go first.
 */
export const hiring: Load = async ({ store, visitors, databaseUrl, pgbench }) => {
  const accepted = await acceptPurchases(databaseUrl, await shoppers(visitors.slice(0, ORDERS), 61_000_000))
  const requests = accepted.map(
    ({ leadId, cartId, headers, company }) =>
      ({
        method: 'POST',
        path: `/api/v2/contratos/leads/${leadId}/carrinhos/${cartId}`,
        headers,
        body: JSON.stringify(hiringOf(company)),
      }) as const,
  )
  const before = pgbench.fire(SECONDS)
  const { perSecond, p99, cpuMs, total } = await fireOnce(store, STORE, requests)
  const orders = await countOrders(databaseUrl)
  if (orders !== total) throw new Error(`${total} were hired, ${orders} are stored.`)
  // Jobs of the orders are still at work: what the machine can do is what it could do before them.
  const ratio = perSecond / before
  return [
    {
      what: "Hiring, PostgreSQL, 10 connections, documents rendered by jobs: by pgbench's own transaction on the same server",
      toReach: `≥ ${LEAST}`,
      measured: `${ratio.toFixed(2)} (${Math.round(perSecond)}/s against ${Math.round(before)}/s; p99 ${p99} ms, ${cpuMs.toFixed(2)} ms of CPU each)`,
      isReached: ratio >= LEAST,
    },
  ]
}

async function countOrders(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{ count: string }>('select count(*) from orders')
    return Number(rows[0]?.count)
  } finally {
    await client.end()
  }
}
