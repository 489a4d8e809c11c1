import type { Pricing } from '@benefits/domain/pricing/pricing'
import type { pricing as pricingShape } from '@benefits/wire/pricing/shapes'
import type * as z from '@benefits/wire/zod'

/** The wire's summary and detail as the domain's one pricing. */
export function toPricing({ summary, detail }: z.output<typeof pricingShape>): Pricing {
  return { ...summary, lines: detail.lines }
}
