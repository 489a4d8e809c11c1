import type { OrderLine } from '@benefits/domain/cart/cart-line'
import type { Centavos } from '@benefits/domain/money/centavos'
import { eachRate, type SavingsPremises } from '@benefits/domain/savings/estimate-savings'
import { readUncheckedInput } from '@benefits/wire/input/read-unchecked-input'
import { findLeads } from '@benefits/wire/lead/find-leads'
import { saveCompany } from '@benefits/wire/lead/save-company'
import { leadContact, utm } from '@benefits/wire/lead/shapes'
import { lineToPrice } from '@benefits/wire/pricing/shapes'
import { savingsPremises } from '@benefits/wire/proposal/savings-premises'
import type { UncheckedBody } from '@benefits/wire/unchecked-input'
import * as z from '@benefits/wire/zod'
import { toAskedSavings } from './asked-savings.server.ts'
import type { CompanyBody, ComposedCommands, ComposedName, LeadContact, Utm } from './command-table.ts'

/** Something that a schema of the wire can write; the call that it is written for judges its values. */
function writable<T>(schema: z.ZodType, also: (value: T) => boolean = () => true) {
  return z.custom<T>((value) => z.safeEncode(schema, value).success && also(value as T))
}

const key = z.string().max(100)
const line = writable<OrderLine>(lineToPrice, ({ monthlyValue }) => Number.isInteger(monthlyValue))
const asked = {
  lines: z.array(line).max(100),
  addOnCodes: z.array(z.int()).max(100),
  // A page of the release before has a price without these where there is none.
  interests: z
    .array(z.object({ code: z.int(), name: z.string() }))
    .max(100)
    .default([]),
  offerCode: key.nullable(),
  proposalKey: key.nullable().default(null),
}
const lead = {
  cnpj: z.string(),
  contact: writable<LeadContact>(leadContact),
  leadId: key.nullable(),
  visitorId: z.string(),
  employees: z.int(),
  utm: writable<Utm>(utm).nullable(),
  attempt: key,
}

const amount = z.int().nonnegative() as unknown as z.ZodType<Centavos>
const savings: z.ZodType<SavingsPremises> = z
  .object({
    employees: z.int(),
    monthlyValue: amount,
    regime: z.enum(['simples', 'simplesIv', 'presumed', 'real']),
    rates: z.object(eachRate(z.int())),
    pat: z
      .object({ incomeTax: amount, isLimited: z.boolean(), minimumWage: amount, entitled: z.int() })
      .nullable(),
  })
  .refine((one) => z.safeEncode(savingsPremises, toAskedSavings(one)).success)

/** How the input of each composed command is parsed. */
export const COMPOSED_SHAPES: {
  readonly [N in ComposedName]: z.ZodType<ComposedCommands[N]['input']>
} = {
  priceCart: z.object({ ...asked, leadId: key.nullable() }),
  saveCompany: z.object({
    leadId: key,
    cartId: key,
    company: z.custom<CompanyBody>((body) => readUncheckedInput(saveCompany, { params: {}, body }) !== null),
  }),
  readCart: z.object({ leadId: key, cartId: key }),
  findKeptCart: z.object({
    cnpj: z.string(),
    leadId: key.nullable(),
    person: z.custom<UncheckedBody<typeof findLeads>>(
      (body) => readUncheckedInput(findLeads, { body }) !== null,
    ),
  }),
  findServed: z.object({ state: z.string().max(2), groupCode: z.int() }),
  signOut: z.object({}) as z.ZodType<Readonly<Record<string, never>>>,
  registerPurchase: z.object({ ...asked, ...lead }),
  registerContact: z.object({ ...lead, productCodes: z.array(z.int()).max(100) }),
  registerCart: z.object({ ...asked, ...lead }),
  proposeCart: z.object({
    ...asked,
    leadId: key,
    attempt: key,
    byEmail: z.boolean().optional(),
    savings: savings.optional(),
  }),
}
