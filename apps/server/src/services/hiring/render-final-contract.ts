import { inTransaction } from '../../database/in-transaction.ts'
import type { Parts } from '../../parts.ts'
import { findOrder, storeFinalDocument } from '../../repositories/orders.ts'
import { sha256 } from '../contract/identify-contract.ts'
import { finalDocument } from './final-document.ts'

/**
 * Renders an order's final contract (the accepted one and its evidence page) and, with it, enqueues the mailed copy and
 * the hand-over: all three or none, and once.
 */
export async function renderFinalContract(
  orderId: string,
  works: Pick<Parts, 'database' | 'jobs' | 'contracts' | 'content' | 'ports' | 'log' | 'now'>,
): Promise<void> {
  const { database, jobs } = works
  const order = await findOrder(database.kysely, orderId)
  if (!order || order.finalHash !== null) return
  const document = await finalDocument(order, works)
  await inTransaction(database, async (trx) => {
    const isFirst = await storeFinalDocument(trx, orderId, { document, hash: sha256(document) })
    if (!isFirst) return
    await jobs.enqueue(trx, 'mail', { kind: 'contract-copy', orderId })
    await jobs.enqueue(trx, 'portal-hand-over', { orderId })
  })
}
