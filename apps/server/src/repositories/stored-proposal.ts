import type { OrderLine } from '@benefits/domain/cart/cart-line'
import type { Cnpj } from '@benefits/domain/document/types'
import type { Pricing } from '@benefits/domain/pricing/pricing'
import type { ProposedAddition, ProposedProduct } from '@benefits/domain/proposal/proposed-product'
import { eachRate } from '@benefits/domain/savings/estimate-savings'
import * as z from 'zod'
import type { ContractGroup } from '../contract-pdf/contract-facts.ts'
import type { ProposalFacts, ProposedSavings } from '../contract-pdf/proposal-facts.ts'
import { soldFacts } from './stored-evidence.ts'
import { codesShape, money, orderLinesShape, pricingShape, text, whole, word } from './stored-shapes.ts'

/** The proposal whose price a cart has, and what its contract says of the lines, whatever content says meanwhile. */
export interface CartProposal {
  readonly id: string
  readonly number: string
  /** Last day, of São Paulo: `yyyy-mm-dd`. */
  readonly validUntil: string
  readonly groups: readonly ContractGroup[]
  /** Names of the add-ons. */
  readonly addOns: readonly string[]
  readonly offerName: string | null
  /** Carts of before this was kept have none. */
  readonly products?: readonly ProposedProduct[]
}

/** All that a proposal says and binds to. */
export interface ProposalTerms {
  readonly facts: ProposalFacts
  /** Its page's address without the key. */
  readonly address: string
  /** Code of the channel whose price it is; proposals of before this was kept have none. */
  readonly channel?: string
  /** The proposed cart; add-ons are among the lines too. */
  readonly lines: readonly OrderLine[]
  readonly addOnCodes: readonly number[]
  readonly offerCode: string | null
  readonly pricing: Pricing
  /** What a browser's cart needs of the lines, services too; proposals of before this was kept have none. */
  readonly products?: readonly ProposedProduct[]
}

const proposedProduct = z.object({
  code: whole,
  name: text,
  groupCode: whole,
  lineType: word<ProposedProduct['lineType']>(),
  additions: z.array(
    z.object({ code: whole, name: text, required: z.boolean(), kind: word<ProposedAddition['kind']>() }),
  ),
}) satisfies z.ZodType<ProposedProduct>
const products = z.array(proposedProduct).exactOptional()

export const cartProposalShape = z.object({
  id: text,
  number: text,
  validUntil: text,
  groups: soldFacts.groups,
  addOns: soldFacts.addOns,
  offerName: soldFacts.offerName,
  products,
}) satisfies z.ZodType<CartProposal>

const cost = z.object({
  salary: money,
  thirteenth: money,
  holidays: money,
  fgts: money,
  employerInss: money,
  rat: money,
  thirdParties: money,
  total: money,
})

const savings = z.object({
  premises: z.object({
    employees: z.int(),
    monthlyValue: money,
    regime: word<ProposedSavings['premises']['regime']>(),
    rates: z.object(eachRate(z.number())),
    pat: z
      .object({ incomeTax: money, isLimited: z.boolean(), minimumWage: money, entitled: z.int() })
      .nullable(),
  }),
  estimate: z.object({
    asSalary: cost,
    asBenefit: cost,
    monthly: money,
    yearly: money,
    deduction: money.nullable(),
  }),
}) satisfies z.ZodType<ProposedSavings>

const facts = z.object({
  ...soldFacts,
  template: text,
  number: text,
  madeOn: text,
  validUntil: text,
  company: z.object({ cnpj: word<Cnpj>(), corporateName: text }),
  savings: savings.exactOptional(),
}) satisfies z.ZodType<ProposalFacts>

export const proposalTermsShape = z.object({
  facts,
  address: text,
  channel: text.exactOptional(),
  lines: orderLinesShape,
  addOnCodes: codesShape,
  offerCode: text.nullable(),
  pricing: pricingShape,
  products,
}) satisfies z.ZodType<ProposalTerms>
