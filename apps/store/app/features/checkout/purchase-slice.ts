import type { Commands, CompanyData } from '../../commands/command-table.ts'

/** The way from a registered cart to a concluded order. */
export interface PurchaseSlice {
  readonly cartId: string | null
  /** Revision of the cart that was registered under `cartId`; another one must be registered again. */
  readonly registeredRevision: number | null
  /** One key for every send of the same registration. */
  readonly attempt: string
  readonly companyData: CompanyData | null
  /** Hash of the accepted contract; null before acceptance, or when something printed in it changed. */
  readonly acceptedHash: string | null
  readonly paymentMethod: 'boleto' | 'creditCard'
  readonly order: Commands['hire']['answer'] | null
}

export const noPurchase: PurchaseSlice = {
  cartId: null,
  registeredRevision: null,
  attempt: '',
  companyData: null,
  acceptedHash: null,
  paymentMethod: 'boleto',
  order: null,
}
