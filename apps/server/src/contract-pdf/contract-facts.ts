import type { PlanPeriod, ServiceGroup } from '@benefits/domain/catalogue/product'
import type { Cnpj, Cpf, Uf } from '@benefits/domain/document/types'
import type { Centavos } from '@benefits/domain/money/centavos'
import type { PaymentMethod } from '@benefits/domain/payment/payment-method'
import type { PricedExtension } from '@benefits/domain/plans/plan-price'
import type { PriceEntry } from '@benefits/domain/pricing/pricing'
import type { companyData } from '@benefits/wire/lead/save-company'
import type * as z from 'zod'

/** Name of the text that the documents are written from; a new one for every change of its words. */
export const CONTRACT_TEMPLATE = 'contrato-10'

/**
 * What is known of the payment when the contract is opened: the way to pay, or that it is still to be chosen among them
 * (docs/rules/contract.md: way-to-pay).
 */
export type PlannedPayment = PaymentMethod | 'open'

/** Who signs for the company or owns it: bare CPF or CNPJ. */
export interface Signatory {
  readonly name: string
  readonly document: string
  readonly politicallyExposed: boolean
}

/** One line of the order as it was priced; amounts in centavos. */
export interface ContractLine {
  readonly code: number
  readonly name: string
  readonly isFood: boolean
  readonly quantity: number
  readonly monthlyValue: Centavos
  readonly planPeriod: PlanPeriod
  readonly productValue: Centavos
  readonly total: Centavos
  readonly entries: readonly PriceEntry[]
  /** Names of what was added to it. */
  readonly additions: readonly string[]
  /** What of an HR plan's amounts its extensions are; absent where there are none. */
  readonly extensions?: readonly PricedExtension[]
}

/** One service group of the order: one part of the object, one payment. */
export interface ContractGroup {
  readonly group: ServiceGroup
  readonly lines: readonly ContractLine[]
}

/** What the company's data say of itself; who speaks for it and who owns it stand apart. */
export type OfCompany = Omit<
  z.output<typeof companyData>,
  'registration' | 'legalRepresentative' | 'extraContacts'
>

/** Everything that a contract says and nothing else: equal facts give equal bytes (docs/rules/contract.md: made-of). */
export interface ContractFacts {
  readonly template: string
  /** Shown number, the order's too: `XXXX-XXXX-XXXX`. */
  readonly number: string
  readonly issuer: {
    readonly code: string
    readonly name: string
    readonly shortName: string
    readonly cnpj: string
    readonly site: string
    readonly email: string
    readonly theme: string
    readonly homeState: Uf
    readonly deadlines: readonly { readonly place: string; readonly deadline: string }[]
  }
  readonly support: { readonly phone: string; readonly phoneOtherRegions: string; readonly email: string }
  readonly company: OfCompany & { readonly cnpj: Cnpj; readonly corporateName: string }
  readonly contact: {
    readonly name: string
    readonly cpf: Cpf
    readonly email: string
    readonly phone: string
  }
  readonly legalRepresentatives: readonly Signatory[]
  readonly ownershipChain: readonly (Signatory & { readonly isLegalEntity: boolean })[]
  readonly groups: readonly ContractGroup[]
  readonly addOns: readonly string[]
  /** Contracts from before it was told have none. */
  readonly payment?: PlannedPayment | undefined
  readonly offerName: string | null
  /** Number of the proposal whose price it has; absent where the price is that of its day. */
  readonly proposal?: string | undefined
  readonly totals: {
    readonly total: Centavos
    readonly totalWithDiscount: Centavos
    readonly totalFees: Centavos
    readonly totalBenefits: Centavos
  }
}

/** What the evidence page of a final contract says (docs/rules/contract.md: evidence). */
export interface AcceptanceFacts {
  readonly evidenceId: string
  /** By what anybody checks the document, and the address of the page where it is checked already. */
  readonly code: string
  readonly verifyAddress: string
  readonly orderNumber: string
  /** SHA-256 of the accepted document, lower-case hex. */
  readonly documentHash: string
  readonly acceptedText: string
  /** How the order is paid, in words. */
  readonly payment: string
  readonly name: string
  readonly cpf: string
  readonly email: string
  readonly emailValidatedAt: string | null
  /** ISO 8601 in UTC, and the same instant on a clock in São Paulo. */
  readonly acceptedAtUtc: string
  readonly acceptedAtSaoPaulo: string
  readonly address: string
  readonly userAgent: string
  readonly sessionId: string
}
