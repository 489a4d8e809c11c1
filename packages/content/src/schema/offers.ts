import type { Offer } from '@benefits/domain/offer/offer'
import { z } from 'zod'
import { amount, count, lowerBound, slug, text } from './primitives.ts'

/** Tags an offer's description may use, without attributes, so that it is safe to show as HTML. */
const SAFE_TAG = /<\/?(?:p|strong|em|ul|ol|li|br)>/g

const safeHtml = text.refine((html) => !/[<>]/.test(html.replace(SAFE_TAG, '')), {
  error: 'may use only p, strong, em, ul, ol, li and br, without attributes',
})

const rule = z.strictObject({ from: lowerBound, to: amount.nullable(), maxAddOns: count })

/** `offers.json`: the combos. What their numbers may be is the domain's to say (`checkOffer`). */
export const offersSchema = z.array(
  z.strictObject({
    code: slug,
    name: text,
    descriptionHtml: safeHtml,
    minValue: amount,
    minCards: count,
    minCardsOf: z.enum(['cards', 'amounts']).optional(),
    minEmployees: count,
    items: z
      .array(z.strictObject({ productCode: count, productFamily: text, minQuantity: count }))
      .min(1, 'must hold an item'),
    rules: z.array(rule).min(1, 'must hold a rule'),
    discounts: z.array(
      z.strictObject({
        productCode: count,
        base: z.enum(['fees', 'plan']),
        basisPoints: z.int('must be a whole number'),
        planPeriod: z.enum(['monthly', 'annual']).optional(),
      }),
    ),
  }),
) satisfies z.ZodType<readonly Offer[]>
