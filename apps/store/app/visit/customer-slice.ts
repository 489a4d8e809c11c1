import type { Address } from '@benefits/domain/customer/address'
import type { ContractedProduct, CustomerType } from '@benefits/domain/customer/customer-type'
import type { Utm } from '../commands/command-table.ts'

/** The company that buys, as the registry gave it. */
export interface Company {
  readonly cnpj: string
  readonly tradeName: string
  readonly channelCode: string | null
  /** What that channel is called; visits of before it was told have none. */
  readonly channelName?: string | null
  readonly fiscalAddress: Address
}

export interface CustomerSlice {
  readonly company: Company | null
  readonly customerType: CustomerType | null
  readonly contractedProducts: readonly ContractedProduct[]
  /** The registered lead; null before the purchase is registered. */
  readonly leadId: string | null
  /** Campaign of the first page of the visit. */
  readonly utm: Utm | null
}

export const noCustomer: CustomerSlice = {
  company: null,
  customerType: null,
  contractedProducts: [],
  leadId: null,
  utm: null,
}
