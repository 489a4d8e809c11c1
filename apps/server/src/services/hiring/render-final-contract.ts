import { formatSaoPauloTime } from '@benefits/domain/calendar/sao-paulo'
import type { AcceptanceFacts } from '../../contract-pdf/contract-facts.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Parts } from '../../parts.ts'
import { packPair, readAcceptedDocument, storePair } from '../../repositories/order-documents.ts'
import { findOrder } from '../../repositories/orders.ts'
import type { StoredEvidence } from '../../repositories/stored-evidence.ts'
import { sha256 } from '../contract/identify-contract.ts'
import { paymentText } from './payment-text.ts'

/**
 * Renders an order's final contract (the accepted one and its evidence page) and, with it, enqueues the mailed copy and
 * the hand-over: all three or none, and once.
 */
export async function renderFinalContract(
  orderId: string,
  { database, jobs, contracts, ports, now }: Pick<Parts, 'database' | 'jobs' | 'contracts' | 'ports' | 'now'>,
): Promise<void> {
  const order = await findOrder(database.kysely, orderId)
  if (!order || order.finalHash !== null) return
  const accepted = await readAcceptedDocument(database.kysely, orderId, ports.objects)
  if (accepted === null) return
  const { evidence } = order
  const document = await contracts.final(
    evidence.facts,
    { ...acceptanceFacts(evidence, order.number), payment: paymentText(order) },
    accepted.document,
  )
  const packed = await packPair(accepted, { document, hash: sha256(document) }, ports.objects)
  await inTransaction(database, async (trx) => {
    const isFirst = await storePair(trx, orderId, packed, now())
    if (!isFirst) return
    await jobs.enqueue(trx, 'mail', { kind: 'contract-copy', orderId })
    await jobs.enqueue(trx, 'portal-hand-over', { orderId })
  })
}

function acceptanceFacts(evidence: StoredEvidence, orderNumber: string): Omit<AcceptanceFacts, 'payment'> {
  const { emailValidatedAt } = evidence
  return {
    evidenceId: evidence.id,
    orderNumber,
    documentHash: evidence.documentHash,
    acceptedText: evidence.acceptedText,
    name: evidence.representativeName,
    cpf: evidence.representativeCpf,
    email: evidence.email,
    emailValidatedAt: emailValidatedAt === null ? null : formatSaoPauloTime(new Date(emailValidatedAt)),
    acceptedAtUtc: evidence.acceptedAt,
    acceptedAtSaoPaulo: formatSaoPauloTime(new Date(evidence.acceptedAt)),
    address: evidence.ip,
    userAgent: evidence.userAgent,
    sessionId: evidence.sessionId,
  }
}
