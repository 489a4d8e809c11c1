import { createHash } from 'node:crypto'
import type { IssuerContent } from '@benefits/domain/catalogue/issuer'
import { canonicalJson, type Plain } from '@benefits/domain/contract/canonical-json'
import type { ContractFacts } from '../../contract-pdf/contract-facts.ts'
import type { Purchase } from '../../repositories/purchases.ts'
import { contractInputs } from './contract-facts-of.ts'
import { contractNumber } from './contract-number.ts'

/** Which contract a purchase has now; nothing is rendered for knowing it. */
export interface CurrentContract {
  /** SHA-256 of all that the document says, lower-case hex. */
  readonly inputsHash: string
  readonly facts: ContractFacts
  readonly cartId: string
}

/** The contract that a purchase's registered data makes, or null without a cart or without company data. */
export function identifyContract(content: IssuerContent, purchase: Purchase): CurrentContract | null {
  const { lead, cart, earlierOrders } = purchase
  if (cart === null || lead.company === null) return null
  const { purchase: nth, ...words } = contractInputs(content, lead, lead.company, cart, earlierOrders)
  const inputsHash = sha256(canonicalJson({ ...words, purchase: nth } as unknown as Plain))
  return {
    inputsHash,
    facts: { ...words, number: contractNumber(lead.id, inputsHash) },
    cartId: cart.id,
  }
}

/** SHA-256 in lower-case hex. */
export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex')
}
