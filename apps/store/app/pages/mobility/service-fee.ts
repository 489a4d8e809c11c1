import { CONDITION } from '@benefits/domain/pricing/fees/fee-rule'
import type { PriceEntry, Pricing } from '@benefits/domain/pricing/pricing'

/** The transport management fee as it was priced (condition 18); null where the price has none. */
export function serviceFee(pricing: Pick<Pricing, 'lines'>): PriceEntry | null {
  const entries = pricing.lines.flatMap((line) => line.entries)
  return entries.find(({ conditionId }) => conditionId === CONDITION.transportManagement) ?? null
}

/** A percent given in hundredths, as it is read: 450 is '4,5'. */
export function percentText(hundredths: number): string {
  return (hundredths / 100).toLocaleString('pt-BR')
}
