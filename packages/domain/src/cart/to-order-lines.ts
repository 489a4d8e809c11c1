import type { Centavos } from '../money/centavos.ts'
import type { CartLine, OrderLine } from './cart-line.ts'
import { HAS_VALUE } from './lines/value-limits.ts'

/** The cart's lines as calls take them; a line without a value of its own carries 0, its price being the server's. */
export function toOrderLines(lines: readonly CartLine[]): OrderLine[] {
  return lines.map(({ productCode, quantity, monthlyValue, lineType, planPeriod, additionalProducts }) => ({
    productCode,
    quantity,
    monthlyValue: HAS_VALUE[lineType] ? monthlyValue : (0 as Centavos),
    lineType,
    planPeriod,
    additionalCodes: additionalProducts.map(({ code }) => code),
  }))
}
