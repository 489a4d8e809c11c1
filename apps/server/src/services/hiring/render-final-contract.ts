import { inTransaction } from '../../database/in-transaction.ts'
import type { Parts } from '../../parts.ts'
import { packPair, readAcceptedDocument, storePair } from '../../repositories/order-documents.ts'
import { findOrder } from '../../repositories/orders.ts'
import { sha256 } from '../contract/identify-contract.ts'
import { finalDocument } from './final-document.ts'
import { contractCopyMail } from './mail-contract-copy.ts'
import { enqueueContractLink } from './mail-contract-link.ts'

/**
 * Renders an order's final contract (the accepted one and its evidence page) and, with it, enqueues the mailed copy (or
 * the link that proves its address) and the hand-over: all three or none, and once.
 */
export async function renderFinalContract(
  orderId: string,
  works: Pick<Parts, 'database' | 'jobs' | 'config' | 'contracts' | 'content' | 'ports' | 'log' | 'now'>,
): Promise<void> {
  const { database, jobs, ports } = works
  const order = await findOrder(database.kysely, orderId)
  if (!order || order.finalHash !== null) return
  const accepted = await readAcceptedDocument(database.kysely, orderId, ports.objects)
  if (accepted === null) return
  const document = await finalDocument(order, accepted.document, works)
  const packed = await packPair(accepted, { document, hash: sha256(document) }, ports.objects)
  await inTransaction(database, async (trx) => {
    const isFirst = await storePair(trx, orderId, packed)
    if (!isFirst) return
    if (order.emailValidatedAt === null) await enqueueContractLink(trx, orderId, works)
    else await contractCopyMail.enqueue(trx, jobs, { orderId })
    await jobs.enqueue(trx, 'portal-hand-over', { orderId })
  })
}
