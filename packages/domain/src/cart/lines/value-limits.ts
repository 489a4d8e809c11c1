import type { LineLimits } from '../../catalogue/line-limits.ts'
import type { LineType } from '../../catalogue/product.ts'
import type { Centavos } from '../../money/centavos.ts'
import type { OrderLine } from '../cart-line.ts'

export interface ValueLimits {
  readonly min: Centavos
  readonly max: Centavos
}

/** Largest monthly value per worker in the transport cart: R$ 9.999,00. */
export const MOBILITY_MAX_VALUE = 999_900 as Centavos

/** Lines whose value the buyer types; the others have a price of their own, or none. */
export const HAS_VALUE = {
  benefit: true,
  mobility: true,
  unknown: true,
  hcm: false,
  addOn: false,
  extension: false,
} as const satisfies Record<LineType, boolean>

/** Bounds of a line's monthly value per card, both included; null where the line has no value. */
export function valueLimits(
  { lineType, productCode }: Pick<OrderLine, 'lineType' | 'productCode'>,
  limits: LineLimits,
): ValueLimits | null {
  if (!HAS_VALUE[lineType]) return null
  return {
    min: limits.minValues[productCode] ?? limits.minCardValue,
    max: lineType === 'mobility' ? MOBILITY_MAX_VALUE : limits.maxCardValue,
  }
}
