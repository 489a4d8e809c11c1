import type { OrderLine } from '@benefits/domain/cart/cart-line'
import { centavos } from '@benefits/domain/money/centavos'
import { priceWithoutLead } from '@benefits/wire/pricing/price-without-lead'
import type { Calls } from '../../../commands/calls/create-calls.server.ts'

/** What the price beside the heading is asked for, and its example. */
export interface HeroPriceView {
  readonly line: OrderLine
  /** Centavos of fees that the example costs; null where that is not known. */
  readonly fees: number | null
}

/** Ten people with R$ 600,00 each: what is shown before somebody types. */
const EXAMPLE = { quantity: 10, monthlyValue: centavos(60_000) } as const

interface Sold {
  readonly code: number
  readonly groupCode: number
  readonly lineType: string
}

/** Prices the example with the channel's first single card; null where it sells none. */
export async function loadHeroPrice(
  { send }: Calls,
  sold: readonly Sold[],
  groupCode: number | undefined,
): Promise<HeroPriceView | null> {
  const first = sold.find((one) => one.groupCode === groupCode && one.lineType === 'benefit')
  if (!first) return null
  const line: OrderLine = {
    ...EXAMPLE,
    productCode: first.code,
    lineType: 'benefit',
    planPeriod: 'monthly',
    additionalCodes: [],
  }
  const priced = await send(priceWithoutLead, { body: { lines: [line], addOnCodes: [] } })
  return { line, fees: priced.ok ? priced.answer.pricing.totalFees : null }
}
