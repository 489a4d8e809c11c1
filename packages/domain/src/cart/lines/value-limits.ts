import type { LineType } from '../../catalogue/product.ts'
import type { Centavos } from '../../money/centavos.ts'
import type { OrderLine } from '../cart-line.ts'

/** What an issuer lets a line hold; monthly values are per card. */
export interface LineLimits {
  readonly minCardValue: Centavos
  readonly maxCardValue: Centavos
  /** Products with a smallest value of their own, by code. */
  readonly minValues: Readonly<Record<number, Centavos>>
  /** HR plans: the most employees that each is sold to, by code. */
  readonly maxEmployees: Readonly<Record<number, number>>
}

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
