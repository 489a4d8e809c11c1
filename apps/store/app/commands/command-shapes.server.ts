import * as z from '@benefits/wire/zod'
import type { CommandName } from './command-table.ts'

const list = z.array(z.unknown()).max(100)
const member = z.looseObject({})
const line = z.looseObject({
  quantity: z.int(),
  monthlyValue: z.int(),
  additionalCodes: list,
})
const key = z.string().max(100)
const cart = { lines: z.array(line).max(100), addOnCodes: list }
const registration = z.looseObject({
  firstName: z.string(),
  lastName: z.string(),
  ddd: z.string(),
  phone: z.string(),
})

/**
 * What each command's handler reaches into before a call judges the rest: lists are lists, members are there. Whether a field
 * is right is not asked here; the call answers that with its message, as it does to a partner.
 */
export const COMMAND_SHAPES = {
  priceCart: z.looseObject(cart),
  readPriceTable: member,
  identifyCompany: member,
  classifyCustomer: z.looseObject({ productCodes: list }),
  createAccount: z.looseObject({ attempt: key }),
  resendCode: member,
  validateCode: member,
  createLead: z.looseObject({ attempt: key }),
  registerPurchase: z.looseObject({ ...cart, interests: list, registration, attempt: key }),
  registerCart: z.looseObject({ ...cart, interests: list, attempt: key }),
  proposeCart: z.looseObject({ ...cart, interests: list, attempt: key }),
  saveCompany: z.looseObject({ registration, company: member }),
  acceptContract: member,
  authoriseCard: z.looseObject({ attempt: key }),
  hire: z.looseObject({ registration, company: member }),
  findAddress: member,
  signOut: member,
} as const satisfies Record<CommandName, z.ZodType>
