import { formatSaoPauloTime } from '@benefits/domain/calendar/sao-paulo'
import type { AcceptanceFacts } from '../../contract-pdf/contract-facts.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Parts } from '../../parts.ts'
import type { ConcludedOrder } from '../../repositories/orders.ts'
import { keepCode } from '../../repositories/proofs.ts'
import { newEvidenceCode } from '../contract/evidence-code.ts'
import { verifyAddress } from '../proof/verify-address.ts'
import { paymentText } from './payment-text.ts'

type Works = Pick<Parts, 'database' | 'contracts' | 'content'>

/** The bytes of an order's final contract: the accepted document and the page of its evidence, and of nothing else. */
export async function finalDocument(order: ConcludedOrder, works: Works): Promise<Uint8Array> {
  const { facts } = order.evidence
  const code = order.evidenceCode ?? (await codeFromNowOn(order.evidence.id, works))
  const storeUrl = works.content.get(order.issuer)?.issuer.storeUrl ?? facts.issuer.site
  const acceptance = { ...acceptanceFacts(order), code, verifyAddress: verifyAddress(storeUrl, code) }
  return works.contracts.final(facts, acceptance, order.acceptedDocument)
}

function codeFromNowOn(evidenceId: string, { database }: Works): Promise<string> {
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
