import type { Plan } from '../catalogue/product.ts'
import type { ContractedProduct, CustomerType } from './customer-type.ts'

/** What decides a company's customer type. */
export interface CustomerFacts {
  /** The channel of this purchase. */
  readonly channel: string
  /** The channel the company contracted through; null when none is known. */
  readonly contractedChannel: string | null
  readonly contracted: readonly ContractedProduct[]
  /** Codes of the products and plans chosen now. */
  readonly selectedCodes: readonly number[]
  /** Those of them, or more, that are not sold at the company's address. */
  readonly unservedCodes: readonly number[]
  readonly plans: readonly Pick<Plan, 'code' | 'rank'>[]
}

/** The types in their order; the first row that holds wins, and where none does there are no contracts. */
export const CUSTOMER_TYPE_ROWS: readonly {
  readonly type: CustomerType
  readonly when: (facts: CustomerFacts) => boolean
}[] = [
  {
    type: 'servedByAnotherChannel',
    when: isServedElsewhere,
  },
  { type: 'downgrade', when: isDowngrade },
  {
    type: 'selectedUnserved',
    when: ({ selectedCodes, unservedCodes }) => isEach(selectedCodes, (code) => unservedCodes.includes(code)),
  },
  {
    type: 'selectedAlreadyContracted',
    when: ({ selectedCodes, contracted }) =>
      isEach(selectedCodes, (code) => contracted.some((product) => product.code === code)),
  },
  { type: 'withAvailableProducts', when: ({ contracted }) => contracted.length > 0 },
]

/** What a company is for the products it chose; only the server decides it (docs/rules/customers.md). */
export function classifyCustomer(facts: CustomerFacts): CustomerType {
  return CUSTOMER_TYPE_ROWS.find(({ when }) => when(facts))?.type ?? 'noContracts'
}

/** Whether a company contracted through another channel than the purchase's; it buys there alone. */
export function isServedElsewhere({
  channel,
  contractedChannel,
}: Pick<CustomerFacts, 'channel' | 'contractedChannel'>): boolean {
  return contractedChannel !== null && contractedChannel !== channel
}

/** An HR plan is chosen and the company has one of equal or higher rank. */
function isDowngrade({ selectedCodes, contracted, plans }: CustomerFacts): boolean {
  const owned = plans.filter(({ code }) => contracted.some((product) => product.code === code))
  const chosen = plans.filter(({ code }) => selectedCodes.includes(code))
  return chosen.some((plan) => owned.some(({ rank }) => rank >= plan.rank))
}

/** All of at least one. */
function isEach(codes: readonly number[], holds: (code: number) => boolean): boolean {
  return codes.length > 0 && codes.every(holds)
}
