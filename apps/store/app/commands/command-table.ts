import type { OrderLine } from '@benefits/domain/cart/cart-line'
import type { PlanPeriod, ServiceGroup } from '@benefits/domain/catalogue/product'
import type { Address } from '@benefits/domain/customer/address'
import type { ContractedProduct, CustomerType } from '@benefits/domain/customer/customer-type'
import type { CardBrand } from '@benefits/domain/mask/card-brand'
import type { PricedPlan } from '@benefits/domain/pricing/price-table'
import type { Pricing, RemovedLine } from '@benefits/domain/pricing/pricing'

/** Who registers for the company; phone in digits, birth date `yyyy-mm-dd`. */
export interface Registration {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly ddd: string
  readonly phone: string
  readonly cpf: string
  readonly birthDate: string
  readonly cnpj: string
}

export interface AccessUser {
  readonly id: string
  readonly origin: string
  readonly maskedEmail: string
  readonly mfa: boolean
}

export interface Utm {
  readonly source: string
  readonly medium: string
  readonly campaign: string
  readonly term?: string | undefined
  readonly content?: string | undefined
}

/** Who speaks for a company before there is an account: names of two words, phone in digits. */
export interface LeadContact {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly cpf?: string | undefined
  readonly birthDate?: string | undefined
}

/** The visit that a lead belongs to; one attempt makes one lead. */
interface LeadVisit {
  /** The lead to bring up to date; null, or one that is not this session's, makes a new one. */
  readonly leadId: string | null
  readonly visitorId: string
  readonly employees: number
  readonly utm: Utm | null
  readonly attempt: string
}

/** A lead of a company: who asks, and for whom. */
export interface LeadInput extends LeadVisit {
  readonly cnpj: string
  readonly contact: LeadContact
}

/** Company data as the summary shows and saves it. */
export interface CompanyData {
  readonly tradeName: string
  readonly fiscalAddress: Address
  readonly deliveryAddress: Address
}

/** What the form of a product page asks; a refusal names its fields so. */
export type LeadField = 'name' | 'email' | 'mobile' | 'cnpj' | 'employees'

/** A card on its way to the acquirer: digits alone, two-digit month, four-digit year. Never kept. */
export interface CardData {
  readonly number: string
  readonly holder: string
  readonly cvv: string
  readonly month: string
  readonly year: string
}

interface LeadCart {
  readonly leadId: string
  readonly cartId: string
}

/** A cart as it is registered. */
interface RegisteredCart {
  readonly lines: readonly OrderLine[]
  readonly addOnCodes: readonly number[]
  readonly interests: readonly { readonly code: number; readonly name: string }[]
  readonly offerCode: string | null
}

/**
 * What the browser may ask of the store's server half, which adds credentials and token and makes the same calls as a
 * partner would (decision 002). English inside; amounts in centavos.
 */
export interface Commands {
  priceCart: {
    input: {
      readonly leadId: string | null
      readonly offerCode: string | null
      readonly lines: readonly OrderLine[]
      readonly addOnCodes: readonly number[]
    }
    answer: { readonly pricing: Pricing; readonly removed: readonly RemovedLine[] }
  }
  /** The HR plans with their prices; all of them, or the one named by `planCode`. */
  readPriceTable: {
    input: {
      readonly employees: number
      readonly period: PlanPeriod
      readonly planCode: number | null
    }
    answer: { readonly plans: readonly PricedPlan[] }
  }
  identifyCompany: {
    input: { readonly cnpj: string }
    answer: {
      readonly tradeName: string
      readonly channelCode: string | null
      readonly fiscalAddress: Address
      readonly contractedProducts: readonly ContractedProduct[]
    }
  }
  classifyCustomer: {
    input: {
      readonly cnpj: string
      readonly cpf: string
      readonly email: string
      readonly productCodes: readonly number[]
    }
    answer: { readonly customerType: CustomerType; readonly user: AccessUser | null }
  }
  createAccount: {
    input: Registration & {
      readonly password: string | null
      readonly confirmedPassword: string | null
      readonly acceptedTerms: boolean
      readonly newsletter: boolean
      readonly attempt: string
    }
    answer: { readonly accountId: string }
  }
  resendCode: { input: { readonly accountId: string }; answer: null }
  validateCode: {
    input: { readonly accountId: string; readonly code: string }
    answer: { readonly email: string }
  }
  /** Ends the verified session and the visit that it belongs to. */
  signOut: { input: Readonly<Record<string, never>>; answer: null }
  createLead: {
    input: {
      readonly name: string
      readonly email: string
      /** Digits, area code first. */
      readonly phone: string
      readonly cnpj: string
      readonly employees: number
      readonly visitorId: string
      readonly utm: Utm | null
      readonly attempt: string
    }
    answer: { readonly leadId: string }
  }
  registerPurchase: {
    input: RegisteredCart & LeadVisit & { readonly registration: Registration }
    answer: LeadCart & {
      readonly customerType: CustomerType
      readonly contractedProducts: readonly ContractedProduct[]
      readonly pricing: Pricing
    }
  }
  registerCart: {
    input: RegisteredCart & LeadInput
    answer: LeadCart
  }
  proposeCart: {
    input: RegisteredCart & { readonly leadId: string; readonly attempt: string }
    answer: { readonly proposalId: string }
  }
  saveCompany: {
    input: { readonly leadId: string; readonly registration: Registration; readonly company: CompanyData }
    answer: null
  }
  acceptContract: {
    input: { readonly leadId: string; readonly hash: string }
    answer: { readonly evidenceId: string }
  }
  authoriseCard: {
    input: { readonly leadId: string; readonly card: CardData; readonly attempt: string }
    answer: { readonly brand: CardBrand | null; readonly lastDigits: string }
  }
  hire: {
    input: LeadCart & {
      readonly registration: Registration
      readonly company: CompanyData
      readonly paymentMethod: 'boleto' | 'creditCard'
    }
    answer: {
      readonly orderId: string
      readonly orderNumber: string
      readonly hiredAt: string
      /** How it is paid: another tab may have hired this cart before, in another way. */
      readonly paymentMethod: 'boleto' | 'creditCard'
      readonly pricing: Pricing
      readonly serviceGroups: readonly ServiceGroup[]
    }
  }
  findAddress: {
    input: { readonly cep: string }
    answer: {
      readonly streetType: string
      readonly street: string
      readonly district: string
      readonly city: string
      readonly state: string
    }
  }
}

export type CommandName = keyof Commands

/** Each command's address under `/recursos/`. */
export const COMMAND_PATHS = {
  priceCart: 'precificar',
  readPriceTable: 'tabela-precos',
  identifyCompany: 'empresa',
  classifyCustomer: 'tipo-cliente',
  createAccount: 'conta',
  resendCode: 'reenviar-codigo',
  validateCode: 'validar-codigo',
  signOut: 'sair',
  createLead: 'contato',
  registerPurchase: 'registrar',
  registerCart: 'registrar-carrinho',
  proposeCart: 'proposta',
  saveCompany: 'dados-empresa',
  acceptContract: 'aceite',
  authoriseCard: 'autorizar-cartao',
  hire: 'contratar',
  findAddress: 'endereco',
} as const satisfies Record<CommandName, string>
