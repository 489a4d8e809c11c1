import type { PaymentMethod } from '@benefits/domain/payment/payment-method'
import type { ContractFacts } from '../../contract-pdf/contract-facts.ts'
import type { ConcludedOrder, OrderCard } from '../../repositories/orders.ts'
import type { StoredHiring } from '../../repositories/stored-shapes.ts'

/**
 * What the customer portal gets of an order. `version` grows when a member changes its meaning or goes; new members may
 * come at any time. Amounts are centavos, documents bare, instants ISO 8601 with offset, hashes SHA-256 in hex.
 */
export interface PortalOrderBody {
  readonly version: 1
  readonly orderId: string
  readonly orderNumber: string
  readonly issuer: string
  readonly channel: string
  readonly subChannel: string
  readonly hiredAt: string
  readonly paymentMethod: PaymentMethod
  /** The card that the order is paid with, for the capture; null where it is paid by boleto. Amount in centavos. */
  readonly card: OrderCard | null
  readonly serviceGroups: StoredHiring['serviceGroups']
  /** Those of them of which the company had nothing before; null in orders of before this was kept. */
  readonly crossSellGroups: NonNullable<StoredHiring['crossSellGroups']> | null
  /**
   * Whether the owner of the contact's address proved it; false until then, and the order comes once more when it is.
   */
  readonly emailComprovado: boolean
  readonly company: ContractFacts['company']
  readonly contact: ContractFacts['contact']
  readonly legalRepresentatives: ContractFacts['legalRepresentatives']
  readonly ownershipChain: ContractFacts['ownershipChain']
  readonly groups: ContractFacts['groups']
  readonly addOns: ContractFacts['addOns']
  /** The offer that it was hired under; null without one. */
  readonly offerName: ContractFacts['offerName']
  /** The proposal whose price it has; null where the price is that of its day. */
  readonly proposalNumber: string | null
  readonly totals: ContractFacts['totals']
  readonly contract: {
    readonly evidenceId: string
    readonly acceptedAt: string
    /** Of the document that was accepted. */
    readonly acceptedHash: string
    /** Of the document with the evidence page. */
    readonly finalHash: string
  }
}

/** An order in the portal's terms. */
export function portalOrderBody(order: ConcludedOrder, finalHash: string): PortalOrderBody {
  const { evidence, answer } = order
  const { facts } = evidence
  return {
    version: 1,
    orderId: order.id,
    orderNumber: order.number,
    issuer: order.issuer,
    channel: evidence.channel,
    subChannel: evidence.subChannel,
    hiredAt: answer.hiredAt,
    paymentMethod: order.paymentMethod,
    card: order.card,
    serviceGroups: answer.serviceGroups,
    crossSellGroups: answer.crossSellGroups ?? null,
    emailComprovado: order.emailValidatedAt !== null,
    company: facts.company,
    contact: facts.contact,
    legalRepresentatives: facts.legalRepresentatives,
    ownershipChain: facts.ownershipChain,
    groups: facts.groups,
    addOns: facts.addOns,
    offerName: facts.offerName,
    proposalNumber: facts.proposal ?? null,
    totals: facts.totals,
    contract: {
      evidenceId: evidence.id,
      acceptedAt: evidence.acceptedAt,
      acceptedHash: evidence.documentHash,
      finalHash,
    },
  }
}
