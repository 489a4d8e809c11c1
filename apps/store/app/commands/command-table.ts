import type { AskedOrder } from '@benefits/domain/cart/asked-order'
import type { CartLine } from '@benefits/domain/cart/cart-line'
import type { Address } from '@benefits/domain/customer/address'
import type { ContractedProduct, CustomerType } from '@benefits/domain/customer/customer-type'
import type { Centavos } from '@benefits/domain/money/centavos'
import type { Pricing, RemovedLine } from '@benefits/domain/pricing/pricing'
import type { SavingsPremises } from '@benefits/domain/savings/estimate-savings'
import type { createAccount } from '@benefits/wire/access/create-account'
import type { openMail } from '@benefits/wire/access/open-mail'
import type { resendCode } from '@benefits/wire/access/resend-code'
import type { validateCode } from '@benefits/wire/access/validate-code'
import type { findAddress } from '@benefits/wire/address/find-address'
import type { AnswerOf, CallDefinition } from '@benefits/wire/call'
import type { getCompany } from '@benefits/wire/company/get-company'
import type { getCustomerType } from '@benefits/wire/company/get-customer-type'
import type { acceptContract } from '@benefits/wire/contract/accept-contract'
import type { hire } from '@benefits/wire/contract/hire'
import type { readContract } from '@benefits/wire/contract/read-contract'
import type { dislikeFaqArticle, likeFaqArticle } from '@benefits/wire/faq/rate-faq-article'
import type { createLead } from '@benefits/wire/lead/create-lead'
import type { findLeads } from '@benefits/wire/lead/find-leads'
import type { saveCompany } from '@benefits/wire/lead/save-company'
import type { listActiveOffers } from '@benefits/wire/offer/list-active-offers'
import type { authoriseCard } from '@benefits/wire/payment/authorise-card'
import type { getPriceTable } from '@benefits/wire/plan/get-price-table'
import type { createSimulation } from '@benefits/wire/simulation/create-simulation'
import type { UncheckedBody, UncheckedInput } from '@benefits/wire/unchecked-input'

/** Commands that are one call: what the browser asks is the call's own input, and what it gets its answer. */
export interface PassedCalls {
  /** The HR plans with their prices; all of them, or the one named by `planCode`. */
  readPriceTable: typeof getPriceTable
  identifyCompany: typeof getCompany
  classifyCustomer: typeof getCustomerType
  createAccount: typeof createAccount
  resendCode: typeof resendCode
  openMail: typeof openMail
  validateCode: typeof validateCode
  createLead: typeof createLead
  acceptContract: typeof acceptContract
  readContract: typeof readContract
  authoriseCard: typeof authoriseCard
  hire: typeof hire
  findAddress: typeof findAddress
  listOffers: typeof listActiveOffers
  createSimulation: typeof createSimulation
  likeFaqArticle: typeof likeFaqArticle
  dislikeFaqArticle: typeof dislikeFaqArticle
}

/** A call's answer as a command gives it: what some calls put under `result` comes out of it. */
type PassedAnswer<C extends CallDefinition> =
  AnswerOf<C> extends { readonly result: infer R } ? R : AnswerOf<C>

/** Who registers for the company; phone in digits, birth date `yyyy-mm-dd`. */
export type Registration = Omit<
  UncheckedBody<typeof createAccount>,
  'password' | 'confirmedPassword' | 'acceptedTerms' | 'newsletter'
>

/** Who speaks for a company before there is an account: names of two words, phone in digits. */
export type LeadContact = UncheckedBody<typeof createLead>['company']['contact']

export type Utm = NonNullable<UncheckedBody<typeof createLead>['company']['utm']>

/** All that is saved of a company. */
export type CompanyBody = UncheckedBody<typeof saveCompany>

/**
 * What the summary shows of a company and its form asks for: all that is saved of it but what the registration says.
 */
export type CompanyData = Omit<
  CompanyBody,
  'cardEmbossName' | 'registration' | 'legalRepresentative' | 'extraContacts' | `${string}Address`
> & { readonly [K in keyof CompanyBody & `${string}Address`]: Address }

/** A company as it is kept in the browser once it was saved. */
export type SavedCompany = CompanyBody & CompanyData

/** A card on its way to the acquirer: digits alone, two-digit month, four-digit year. Never kept. */
export type CardData = UncheckedBody<typeof authoriseCard>

/** A lead of a company: who asks, for whom, and in which visit; one attempt makes one lead. */
export interface LeadInput {
  readonly cnpj: string
  readonly contact: LeadContact
  /** The lead to bring up to date; null, or one that is not this session's, makes a new one. */
  readonly leadId: string | null
  readonly visitorId: string
  readonly employees: number
  readonly utm: Utm | null
  readonly attempt: string
}

interface LeadCart {
  readonly leadId: string
  readonly cartId: string
}

/** Commands that are several calls, or a call and something else; their input is parsed by `composed-shapes`. */
export interface ComposedCommands {
  /** With the lead once there is one, without it before. */
  priceCart: {
    input: AskedOrder & { readonly leadId: string | null }
    answer: {
      readonly pricing: Pricing
      readonly removed: readonly RemovedLine[]
      /** Whether it is the price of the proposal that was named. */
      readonly isProposalPrice?: boolean | undefined
    }
  }
  /** The price is that of the registered cart from then on; null where that cart is gone. */
  saveCompany: {
    input: LeadCart & { readonly company: CompanyBody }
    answer: { readonly pricing: Pricing | null }
  }
  /** A registered cart as a browser holds it: what another tab has registered is taken over from here. */
  readCart: {
    input: LeadCart
    answer: {
      readonly lines: readonly CartLine[]
      readonly addOnCodes: readonly number[]
      readonly pricing: Pricing
    }
  }
  /**
   * The cart that whoever proved an e-mail registered before for the company, in another lead than the visit's; null
   * where there is none.
   */
  findKeptCart: {
    input: {
      readonly cnpj: string
      readonly leadId: string | null
      readonly person: UncheckedBody<typeof findLeads>
    }
    answer: {
      readonly leadId: string
      readonly registeredAt: string
      /** What it cost then. */
      readonly total: Centavos
      readonly lines: readonly CartLine[]
      readonly addOnCodes: readonly number[]
      /** The offer that it was made under, where it is in force. */
      readonly offer: { readonly code: string; readonly groupCodes: readonly number[] } | null
    } | null
  }
  /** What of a modality is sold in a state, to name beside what is not. */
  findServed: {
    input: { readonly state: string; readonly groupCode: number }
    answer: readonly { readonly code: number; readonly name: string; readonly colourToken: string }[]
  }
  /** Ends the verified session and the visit that it belongs to. */
  signOut: { input: Readonly<Record<string, never>>; answer: null }
  registerPurchase: {
    input: AskedOrder & LeadInput
    answer: LeadCart & {
      readonly customerType: CustomerType
      readonly contractedProducts: readonly ContractedProduct[]
      readonly pricing: Pricing
      readonly isProposalPrice?: boolean | undefined
    }
  }
  /** A lead before its cart, and what the company is for what it chose. */
  registerContact: {
    input: LeadInput & { readonly productCodes: readonly number[] }
    answer: {
      readonly leadId: string
      readonly customerType: CustomerType
      readonly contractedProducts: readonly ContractedProduct[]
    }
  }
  registerCart: { input: AskedOrder & LeadInput; answer: LeadCart }
  proposeCart: {
    input: AskedOrder & {
      readonly leadId: string
      readonly attempt: string
      readonly byEmail?: boolean | undefined
      /** What its document pictures of the saving; undefined for none. */
      readonly savings?: SavingsPremises | undefined
    }
    answer: {
      /** Where this store gives its PDF. */
      readonly document: string
      /** Its last day. */
      readonly validUntil: string
      /** Masked address that it is mailed to; undefined where no mail goes. */
      readonly mailedTo?: string | undefined
    }
  }
}

/**
 * What the browser may ask of the store's server half, which adds credentials and token and makes the same calls as a
 * partner would (decision 002). English inside; amounts in centavos.
 */
export type Commands = {
  readonly [N in keyof PassedCalls]: {
    readonly input: UncheckedInput<PassedCalls[N]>
    readonly answer: PassedAnswer<PassedCalls[N]>
  }
} & ComposedCommands

export type PassedName = keyof PassedCalls
export type ComposedName = keyof ComposedCommands
export type CommandName = keyof Commands

/** Each command's address under `/recursos/`. */
export const COMMAND_PATHS = {
  priceCart: 'precificar',
  readPriceTable: 'tabela-precos',
  identifyCompany: 'empresa',
  classifyCustomer: 'tipo-cliente',
  createAccount: 'conta',
  resendCode: 'reenviar-codigo',
  openMail: 'abrir-mensagem',
  validateCode: 'validar-codigo',
  signOut: 'sair',
  createLead: 'contato',
  registerPurchase: 'registrar',
  registerContact: 'registrar-contato',
  registerCart: 'registrar-carrinho',
  proposeCart: 'proposta',
  saveCompany: 'dados-empresa',
  acceptContract: 'aceite',
  readContract: 'resumo-contrato',
  readCart: 'carrinho',
  findKeptCart: 'simulacao-guardada',
  findServed: 'vendidos',
  authoriseCard: 'autorizar-cartao',
  hire: 'contratar',
  findAddress: 'endereco',
  listOffers: 'ofertas',
  createSimulation: 'simulacao',
  likeFaqArticle: 'pergunta-util',
  dislikeFaqArticle: 'pergunta-pouco-util',
} as const satisfies Record<CommandName, string>
