import type { LineLimits } from '../../catalogue/line-limits.ts'
import type { OrderLine } from '../cart-line.ts'
import { mostEmployees } from '../plan/most-employees.ts'
import { quantityProblem } from './parse-quantity.ts'
import { QUANTITY_MAX } from './quantity-limits.ts'
import { valueLimits } from './value-limits.ts'
import { valueProblem } from './value-problem.ts'

/** Whether a line keeps the form rules of quantity and value: what its fields check, checked again. */
export function isWithinLimits(line: OrderLine, limits: LineLimits): boolean {
  const bounds = valueLimits(line, limits)
  return (
    quantityProblem(line.quantity, { max: quantityMax(line, limits) }) === null &&
    (bounds === null || valueProblem(line.monthlyValue, bounds) === null)
  )
}

/** The most of one line; an HR plan has a limit of its own. */
function quantityMax({ lineType, productCode }: OrderLine, limits: LineLimits): number {
  return lineType === 'hcm' ? mostEmployees(limits, productCode) : QUANTITY_MAX[lineType]
}
