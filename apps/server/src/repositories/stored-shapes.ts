import type { OrderLine } from '@benefits/domain/cart/cart-line'
import type { ServiceGroup } from '@benefits/domain/catalogue/product'
import type { Address } from '@benefits/domain/customer/address'
import type { Cpf } from '@benefits/domain/document/types'
import type { Centavos } from '@benefits/domain/money/centavos'
import type { PricedExtension } from '@benefits/domain/plans/plan-price'
import type { GroupEntry, PricedLine, PriceEntry, Pricing } from '@benefits/domain/pricing/pricing'
import type { companyData } from '@benefits/wire/lead/save-company'
import type { utm } from '@benefits/wire/lead/shapes'
import * as z from 'zod'

/**
 * What stored JSON is made of: members and their kinds, not the rules of fields, which may have been others when it was
 * written, and whose values an erased person's rows have no more. Bound to the types: a member that a type gains is
 * missed here.
 */
export const text = z.string()
export const whole = z.int()
export const money = z.custom<Centavos>(Number.isSafeInteger)
/** Words and documents that were judged when they were written. */
export const word = <T extends string>() => z.custom<T>((value) => typeof value === 'string')
const maybe = <T extends z.ZodType>(shape: T) => shape.optional()

export const leadContactShape = z.object({
  name: text,
  email: text,
  phone: text,
  cpf: maybe(word<Cpf>()),
  birthDate: maybe(text),
})

const address = {
  cep: word<Address['cep']>(),
  streetType: text,
  street: text,
  number: text,
  complement: text,
  district: text,
  city: text,
  state: word<Address['state']>(),
} as const satisfies Record<keyof Address, z.ZodType>

export const leadRegistryShape = z.object({
  corporateName: text,
  tradeName: text,
  address: z.object(address),
})

type Utm = z.output<typeof utm>

export const utmShape: z.ZodType<Utm> = z.object({
  source: text,
  medium: text,
  campaign: text,
  term: maybe(text),
  content: maybe(text),
}) as z.ZodType<Utm>

type CompanyData = z.output<typeof companyData>
type Filled = CompanyData['fiscalAddress']
type Representative = CompanyData['legalRepresentative']

const filledAddress = z.object({ ...address, cep: word<Filled['cep']>(), state: word<Filled['state']>() })
const representative = z.object({
  kind: word<Representative['kind']>(),
  name: text,
  document: text,
  politicallyExposed: z.boolean(),
  isLegalEntity: z.boolean(),
})

export const companyShape = z.object({
  tradeName: text,
  cardEmbossName: text,
  fiscalAddress: filledAddress,
  deliveryAddress: filledAddress,
  registration: z.object({ name: text, email: text, phone: text, cpf: word<Cpf>(), birthDate: text }),
  legalRepresentative: representative,
  extraContacts: z.array(representative),
}) satisfies z.ZodType<CompanyData>

export const orderLinesShape = z.array(
  z.object({
    productCode: whole,
    quantity: whole,
    monthlyValue: money,
    lineType: word<OrderLine['lineType']>(),
    planPeriod: word<OrderLine['planPeriod']>(),
    additionalCodes: z.array(whole),
  }),
) satisfies z.ZodType<readonly OrderLine[]>

export const interestsShape = z.array(z.object({ code: whole, name: text }))

export const codesShape = z.array(whole)

export const entry: z.ZodType<PriceEntry> = z.object({
  conditionId: whole.nullable(),
  name: text,
  description: text,
  kind: word<PriceEntry['kind']>(),
  rate: word<PriceEntry['rate']>(),
  unitValue: z.number(),
  value: money,
  isWaivedOnce: maybe(z.boolean()),
}) as z.ZodType<PriceEntry>

export const extensions = z.array(
  z.object({ code: whole, name: text, monthlyValue: money, value: money }),
) satisfies z.ZodType<readonly PricedExtension[]>

const pricedLine: z.ZodType<PricedLine> = z.object({
  productCode: whole,
  quantity: whole,
  monthlyValue: money,
  productValue: money,
  productValueWithDiscount: money,
  total: money,
  lineType: word<PricedLine['lineType']>(),
  entries: z.array(entry),
  extensions: maybe(extensions),
}) as z.ZodType<PricedLine>

const groupEntries = z.array(z.object({ name: text, value: money })) satisfies z.ZodType<
  readonly GroupEntry[]
>

export const pricingShape: z.ZodType<Pricing> = z.object({
  total: money,
  totalWithDiscount: money,
  totalFees: money,
  totalBenefits: money,
  groups: z.partialRecord(z.enum(['default', 'multi', 'mobility', 'hcm']), groupEntries) as z.ZodType<
    Pricing['groups']
  >,
  lines: z.array(pricedLine),
})

/** What an order answers, again and again; the pricing as the domain has it. */
export interface StoredHiring {
  readonly orderId: string
  readonly orderNumber: string
  readonly hiredAt: string
  readonly pricing: Pricing
  readonly serviceGroups: readonly ServiceGroup[]
  /** Those of them of which the company had nothing before; not told by orders of before it was kept. */
  readonly crossSellGroups?: readonly ServiceGroup[] | undefined
}

export const hiringShape = z.object({
  orderId: text,
  orderNumber: text,
  hiredAt: text,
  pricing: pricingShape,
  serviceGroups: z.array(word<ServiceGroup>()),
  crossSellGroups: z.array(word<ServiceGroup>()).optional(),
}) satisfies z.ZodType<StoredHiring>
