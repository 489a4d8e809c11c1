import type { Centavos } from '../money/centavos.ts'
import type { CartLine, OrderLine } from './cart-line.ts'
import { HAS_VALUE } from './lines/value-limits.ts'

/** The cart's lines as calls take them; a line without a value of its own carries 0, its price being the server's. */
export function toOrderLines(lines: readonly CartLine[]): OrderLine[] {
  return lines.map((line) => ({
    productCode: line.id,
    quantity: line.amount,
    monthlyValue: HAS_VALUE[line.type] ? line.value : (0 as Centavos),
    lineType: line.type,
    planPeriod: line.planPeriod,
    additionalCodes: line.additionalProducts.map(({ code }) => code),
  }))
}
