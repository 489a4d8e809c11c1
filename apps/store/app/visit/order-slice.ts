import type { SavedCompany } from '../commands/command-table.ts'
import type { CompanyValues } from './company-values.ts'

/** Who asks for a proposal, as typed, masks and all. */
export interface ProposalContact {
  readonly cnpj: string
  readonly name: string
  readonly email: string
  readonly mobile: string
}

/** What an order without an access account is made of, beside its cart. */
export interface OrderSlice {
  readonly contact: ProposalContact
  /** The company page as it stands: what was typed survives a reload and the way back. */
  readonly typed: CompanyValues | null
  /** The company as it was saved: the contract is made of it and hired with it. */
  readonly company: SavedCompany | null
}

/** The slice of another company: who asks stays. */
export function withContactAlone({ contact }: OrderSlice): OrderSlice {
  return { ...noOrder, contact }
}

export const noOrder: OrderSlice = {
  contact: { cnpj: '', name: '', email: '', mobile: '' },
  typed: null,
  company: null,
}
