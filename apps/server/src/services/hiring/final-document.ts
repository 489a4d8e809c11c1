import { formatSaoPauloTime } from '@benefits/domain/calendar/sao-paulo'
import type { AcceptanceFacts } from '../../contract-pdf/contract-facts.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Parts } from '../../parts.ts'
import { TimestampAway } from '../../ports/document-seal.ts'
import type { ConcludedOrder } from '../../repositories/orders.ts'
import { keepCode } from '../../repositories/proofs.ts'
import { newEvidenceCode } from '../contract/evidence-code.ts'
import { verifyAddress } from '../links/verify-address.ts'
import { paymentText } from './payment-text.ts'

type Works = Pick<Parts, 'database' | 'contracts' | 'content' | 'ports' | 'log' | 'now'>

/**
 * The bytes of an order's final contract: made of the accepted document and its evidence, then sealed as its issuer
 * where that has a certificate (docs/rules/contract.md: `seal`).
 */
export async function finalDocument(
  order: ConcludedOrder,
  accepted: Uint8Array,
  works: Works,
): Promise<Uint8Array> {
  return sealed(await unsealedDocument(order, accepted, works), order, works)
}

/** The same without a seal: what a sealed one begins with, byte for byte. */
export async function unsealedDocument(
  order: ConcludedOrder,
  accepted: Uint8Array,
  works: Pick<Works, 'database' | 'contracts' | 'content'>,
): Promise<Uint8Array> {
  const { facts } = order.evidence
  const code = order.evidenceCode ?? (await codeFromNowOn(order.evidence.id, works))
  const storeUrl = works.content.get(order.issuer)?.issuer.storeUrl ?? facts.issuer.site
  const acceptance = { ...acceptanceFacts(order), code, verifyAddress: verifyAddress(storeUrl, code) }
  return works.contracts.final(facts, acceptance, accepted)
}

/** So long a document waits for the time-stamp authority; then it is sealed without a stamp. */
const STAMP_PATIENCE_MS = 24 * 3600_000

async function sealed(document: Uint8Array, order: ConcludedOrder, { ports, log, now }: Works) {
  if (!ports.seal.isFor(order.issuer)) return document
  const at = now()
  const as = {
    issuerCode: order.issuer,
    issuerName: order.evidence.facts.issuer.name,
    reason: `Contrato nº ${order.number}`,
    at,
  }
  try {
    return await ports.seal.seal(document, as)
  } catch (error) {
    const hasWaited = at.getTime() - order.hiredAt.getTime() >= STAMP_PATIENCE_MS
    if (!(error instanceof TimestampAway) || !hasWaited) throw error
    log.warn({ err: error, orderId: order.id }, 'a contract was sealed without a time stamp')
    return ports.seal.seal(document, as, { withoutStamp: true })
  }
}

function codeFromNowOn(evidenceId: string, { database }: Pick<Works, 'database'>): Promise<string> {
  return inTransaction(database, (trx) => keepCode(trx, evidenceId, newEvidenceCode()))
}

function acceptanceFacts(order: ConcludedOrder): Omit<AcceptanceFacts, 'code' | 'verifyAddress'> {
  const { evidence } = order
  const { emailValidatedAt } = evidence
  return {
    evidenceId: evidence.id,
    orderNumber: order.number,
    documentHash: evidence.documentHash,
    acceptedText: evidence.acceptedText,
    payment: paymentText(order),
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
