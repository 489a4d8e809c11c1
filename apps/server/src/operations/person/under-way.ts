import type { Kysely } from 'kysely'
import type { Tables } from '../../database/schema.ts'
import { listOpenJobs } from '../../jobs/engine-tables.ts'
import type { FoundPurchase } from './find-purchases.ts'

const MONEY: ReadonlySet<string> = new Set(['pending', 'authorised', 'voiding'])

/**
 * What the store still has to do with a person's data, in words for the operator: contracts to render, mail or hand
 * over, money to give back. Erasing now would break it; empty where nothing waits.
 */
export async function listUnderWay(
  db: Kysely<Tables>,
  purchases: readonly FoundPurchase[],
): Promise<readonly string[]> {
  const orders = purchases.flatMap(({ orders }) => orders)
  const unrendered = orders.filter(({ finalHash }) => finalHash === null)
  const held = purchases.filter(({ cards }) => cards.some(({ status }) => MONEY.has(status)))
  const waiting = await listOpenJobs(
    db,
    orders.map(({ id }) => id),
  )
  return [
    ...unrendered.map(({ number }) => `order ${number}: its final contract is not rendered yet`),
    ...waiting.map(({ queue, orderId }) => {
      const number = orders.find(({ id }) => id === orderId)?.number
      return `order ${number}: the job ${queue} is not done yet`
    }),
    ...held.map(({ lead }) => `lead ${lead.id}: money is held on a card, or is being given back`),
  ]
}
