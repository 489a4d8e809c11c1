import type { Centavos } from '../../money/centavos.ts'
import type { PricedLine } from '../pricing.ts'

/**
 * What of a price's fees is paid, in centavos: a line's discounts are taken off its fees first, on an HR plan off the
 * plan (docs/rules/pricing.md: charged-fees).
 */
export function chargedFees(lines: readonly Pick<PricedLine, 'lineType' | 'entries'>[]): Centavos {
  return lines.reduce((sum, line) => sum + feesOf(line), 0) as Centavos
}

function feesOf({ lineType, entries }: Pick<PricedLine, 'lineType' | 'entries'>): number {
  let fees = 0
  let discounts = 0
  for (const { value } of entries) {
    if (value < 0) discounts -= value
    else fees += value
  }
  return lineType === 'hcm' ? fees : Math.max(0, fees - discounts)
}
