import type { Centavos } from '../../money/centavos.ts'
import type { OrderLine } from '../cart-line.ts'

/** An add-on as a line: one, free, paid monthly. */
export function addOnLine(productCode: number): OrderLine {
  return {
    productCode,
    quantity: 1,
    monthlyValue: 0 as Centavos,
    lineType: 'addOn',
    planPeriod: 'monthly',
    additionalCodes: [],
  }
}
