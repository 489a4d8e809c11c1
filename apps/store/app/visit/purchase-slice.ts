import type { CardBrand } from '@benefits/domain/payment/card-brand'
import type { PaymentMethod } from '@benefits/domain/payment/payment-method'
import type { Commands, CompanyData } from '../commands/command-table.ts'
import type { CompanyValues } from './company-values.ts'

/** What the store may remember of a card: brand (null: one it does not name) and last four digits. */
export interface PaidCard {
  readonly brand: CardBrand | null
  readonly lastDigits: string
}

/** The way from a registered cart to a concluded order. */
export interface PurchaseSlice {
  readonly cartId: string | null
  /** Revision of the cart that was registered under `cartId`; another one must be registered again. */
  readonly registeredRevision: number | null
  /** The person of the last registration, as text to compare: another one is another contract. */
  readonly registeredPerson: string | null
  readonly companyData: CompanyData | null
  /** The company form as it stands open: what was typed and not concluded survives a reload. */
  readonly typedCompany: CompanyValues | null
  /** Hash of the accepted contract; null before acceptance, or when something printed in it changed. */
  readonly acceptedHash: string | null
  /** A contract was accepted and has lost its acceptance since: the buyer is told why it must be accepted again. */
  readonly isAcceptanceLost: boolean
  readonly paymentMethod: PaymentMethod
  /** The card that holds the price of the cart `cartId`: brand and last four digits, never more. */
  readonly authorisedCard: (PaidCard & { readonly cartId: string }) | null
  readonly order: Commands['hire']['answer'] | null
}

export const noPurchase: PurchaseSlice = {
  cartId: null,
  registeredRevision: null,
  registeredPerson: null,
  companyData: null,
  typedCompany: null,
  acceptedHash: null,
  isAcceptanceLost: false,
  paymentMethod: 'boleto',
  authorisedCard: null,
  order: null,
}
