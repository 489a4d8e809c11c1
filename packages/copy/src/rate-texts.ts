import type { Centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { formatPercent } from '@benefits/domain/money/format-percent'
import type { EntryRate, PriceEntry } from '@benefits/domain/pricing/pricing'

const OF_FEE = {
  unit: (value) => `${formatBrl(value as Centavos)} por cartão`,
  fixed: (value) => `${formatBrl(value as Centavos)} por pedido`,
  percent: (value) => `${formatPercent(value)} do crédito`,
} as const satisfies Record<EntryRate, (value: number) => string>

/** What a fee is reckoned by, the same on every screen and in the contract; empty where it has no rate of its own. */
export function feeRateText({ rate, unitValue }: Pick<PriceEntry, 'rate' | 'unitValue'>): string {
  return unitValue > 0 ? OF_FEE[rate](unitValue) : ''
}

/** What a discount is reckoned by: a share of the price, not of what is credited; empty where its value says it all. */
export function discountRateText({ rate, unitValue }: Pick<PriceEntry, 'rate' | 'unitValue'>): string {
  return rate === 'percent' && unitValue > 0 ? formatPercent(unitValue) : ''
}
