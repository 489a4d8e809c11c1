import { type Centavos, centavos } from '../../money/centavos.ts'
import type { OrderLine } from '../cart-line.ts'
import { HAS_VALUE } from './value-limits.ts'

/**
 * A line as it is registered: the total of its benefits instead of a value per card, 0 where its price is the server's.
 */
export interface RegisteredLine extends Omit<OrderLine, 'monthlyValue'> {
  readonly totalBenefits: Centavos
}

/** The registered form of a line, its list its own as the wire takes it. */
export function toRegisteredLine({
  monthlyValue,
  additionalCodes,
  ...line
}: OrderLine): RegisteredLine & { additionalCodes: number[] } {
  return {
    ...line,
    additionalCodes: [...additionalCodes],
    totalBenefits: centavos(HAS_VALUE[line.lineType] ? monthlyValue * line.quantity : 0),
  }
}

/**
 * The value per card of a registered line; null for a total that is no such value's, or stands where the server knows
 * it.
 */
export function valuePerCard({
  lineType,
  quantity,
  totalBenefits,
}: Pick<RegisteredLine, 'lineType' | 'quantity' | 'totalBenefits'>): Centavos | null {
  if (!HAS_VALUE[lineType]) return totalBenefits === 0 ? centavos(0) : null
  if (quantity === 0) return centavos(0)
  return totalBenefits % quantity === 0 ? centavos(totalBenefits / quantity) : null
}
