import type { CustomerType } from '../customer/customer-type.ts'

/** Where a purchase goes on; the store knows the addresses. */
export type CheckoutStep =
  | 'verification'
  | 'access'
  | 'checkoutCart'
  | 'summary'
  | 'conclusion'
  | 'orderCart'
  | 'companyData'
  | 'orderReview'
  | 'orderDone'

/** The page whose button was pressed; `modalityPage` has product cards, `verification` the e-mail code. */
export type ProceedFrom = 'modalityPage' | 'cart' | 'orderCart' | 'verification' | 'checkoutCart' | 'summary'

/** What the proceed rules look at. */
export interface ProceedFacts {
  readonly from: ProceedFrom
  /** Feature ACESSO_VR. */
  readonly hasAccessManagement: boolean
  /** The buyer has an access account. */
  readonly hasAccess: boolean
  readonly isCodeValidated: boolean
  /** Null before it was asked. */
  readonly customerType: CustomerType | null
  readonly isEmbedded: boolean
}

type Row<Facts = ProceedFacts> = { readonly step: CheckoutStep; readonly when: (facts: Facts) => boolean }

/**
 * The proceed rules; the first row that holds wins, and strangers go to the access step
 * (docs/rules/checkout.md: `proceed`).
 */
const PROCEED: readonly Row[] = [
  { step: 'orderDone', when: (facts) => !facts.hasAccessManagement && facts.from === 'summary' },
  { step: 'conclusion', when: ({ from }) => from === 'summary' },
  { step: 'orderCart', when: (facts) => !facts.hasAccessManagement && facts.from === 'modalityPage' },
  { step: 'companyData', when: ({ hasAccessManagement }) => !hasAccessManagement },
  { step: 'verification', when: ({ hasAccess, isCodeValidated }) => hasAccess && !isCodeValidated },
  { step: 'checkoutCart', when: ({ from, isCodeValidated }) => from === 'verification' && isCodeValidated },
  {
    step: 'summary',
    when: ({ customerType, isEmbedded, isCodeValidated }) =>
      customerType === 'withAvailableProducts' || isEmbedded || isCodeValidated,
  },
]

/** Entering the checkout from a link or a finished combo. */
const ENTRY: readonly Row<Omit<ProceedFacts, 'from'>>[] = [
  { step: 'companyData', when: ({ hasAccessManagement }) => !hasAccessManagement },
  { step: 'verification', when: ({ hasAccess, isCodeValidated }) => hasAccess && !isCodeValidated },
  { step: 'checkoutCart', when: ({ hasAccess }) => hasAccess },
]

/** Where a proceed button leads. */
export function nextStep(facts: ProceedFacts): CheckoutStep {
  return PROCEED.find(({ when }) => when(facts))?.step ?? 'access'
}

/** Where entering the checkout leads: unverified to the code, verified to the cart, strangers to the access step. */
export function entryStep(facts: Omit<ProceedFacts, 'from'>): CheckoutStep {
  return ENTRY.find(({ when }) => when(facts))?.step ?? 'access'
}

/** Calls to make before a step opens. */
export type StepCall = 'customerType' | 'registerLead' | 'registerCart' | 'hire'

const REGISTER = ['customerType', 'registerLead', 'registerCart'] as const

/** What happens, in order, before a step opens. */
export const CALLS_BEFORE = {
  verification: [],
  access: [],
  checkoutCart: REGISTER,
  summary: REGISTER,
  conclusion: ['hire'],
  orderCart: [],
  companyData: [],
  orderReview: REGISTER,
  orderDone: ['hire'],
} as const satisfies Record<CheckoutStep, readonly StepCall[]>
