import type { Centavos } from '../money/centavos.ts'
import type { PricedPlan } from './price-table.ts'

/**
 * What an additional product costs in the period: its own value, else what the selected plan's price table says of
 * it, else null, which reads 'gratuito'.
 */
export function extensionValue(
  extension: { readonly code: number; readonly value?: Centavos | null },
  plan: Pick<PricedPlan, 'extras'> | null,
): Centavos | null {
  if (extension.value) return extension.value
  return plan?.extras.find(({ code }) => code === extension.code)?.value || null
}
