import type { Cnpj } from '@benefits/domain/document/types'
import type { SavingsEstimate, SavingsPremises } from '@benefits/domain/savings/estimate-savings'
import type { ContractFacts } from './contract-facts.ts'

/** Name of the text that proposals are written from; a new one for every change of its words. */
export const PROPOSAL_TEMPLATE = 'proposta-2'

/** What a proposal says, but its link: the company and nobody in it. */
export interface ProposalFacts
  extends Pick<ContractFacts, 'issuer' | 'support' | 'groups' | 'addOns' | 'offerName' | 'totals'> {
  readonly template: string
  /** `P-XXXX-XXXX`. */
  readonly number: string
  /** Days of São Paulo, `yyyy-mm-dd`. */
  readonly madeOn: string
  readonly validUntil: string
  readonly company: { readonly cnpj: Cnpj; readonly corporateName: string }
  /** What it saves beside the same amount as salary; absent where the buyer did not ask for it. */
  readonly savings?: ProposedSavings
}

/** An estimate as it was made, with what it goes by. */
export interface ProposedSavings {
  readonly premises: SavingsPremises
  readonly estimate: SavingsEstimate
}

/** The same with the address of its page, as it is printed. */
export interface PrintedProposal extends ProposalFacts {
  readonly link: string
}
