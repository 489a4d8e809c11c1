import { centavos } from '../money/centavos.ts'
import type { OrderLine } from './cart-line.ts'

/** A line of so many at so many centavos a month. */
export function line(
  productCode: number,
  quantity: number,
  monthlyValue: number,
  more: Partial<OrderLine> = {},
): OrderLine {
  return {
    productCode,
    quantity,
    monthlyValue: centavos(monthlyValue),
    lineType: 'benefit',
    planPeriod: 'monthly',
    additionalCodes: [],
    ...more,
  }
}

/** A line of an HR plan for so many employees. */
export function planLine(productCode: number, employees: number, more: Partial<OrderLine> = {}): OrderLine {
  return line(productCode, employees, 0, { lineType: 'hcm', ...more })
}
