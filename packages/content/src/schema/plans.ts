import type { Plan } from '@benefits/domain/catalogue/product'
import { z } from 'zod'
import { amount, count, share, slug, text } from './primitives.ts'
import { additionalKind, icon } from './vocabulary.ts'

const price = z.strictObject({ upTo: z.int().positive('must be 1 or more'), monthly: amount })

const extra = z.strictObject({
  code: count,
  name: text,
  description: text,
  required: z.boolean(),
  kind: additionalKind,
  price: amount,
  perEmployee: z.boolean(),
})

/** `plans.json`: the HR plans and their price table. */
export const plansSchema = z.array(
  z.strictObject({
    code: count,
    slug,
    name: text,
    displayName: text,
    description: text,
    icon,
    rank: count,
    maxEmployees: z.int().positive('must be 1 or more'),
    annualDiscount: share,
    prices: z.array(price).min(1, 'must hold a price'),
    extras: z.array(extra),
  }),
) satisfies z.ZodType<readonly Plan[]>
