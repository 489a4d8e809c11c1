import type { OrderLine } from '../cart-line.ts'
import { mostEmployees } from '../plan/most-employees.ts'
import { quantityProblem, type RangeProblem } from './parse-quantity.ts'
import { QUANTITY_MAX } from './quantity-limits.ts'
import { type LineLimits, valueLimits } from './value-limits.ts'
import { valueProblem } from './value-problem.ts'

/** A field of a line that breaks a form rule; the server answers these as 422 with `campos`. */
export interface LineFieldProblem {
  readonly index: number
  readonly field: 'quantity' | 'monthlyValue'
  readonly problem: RangeProblem
}

/** The form-rule problems of order lines, in their order: what the browser's fields check, checked again. */
export function lineProblems(lines: readonly OrderLine[], limits: LineLimits): LineFieldProblem[] {
  return lines.flatMap((line, index) => {
    const bounds = valueLimits(line, limits)
    const quantity = quantityProblem(line.quantity, { max: quantityMax(line, limits) })
    const value = bounds === null ? null : valueProblem(line.monthlyValue, bounds)
    return [
      ...(quantity === null ? [] : [{ index, field: 'quantity' as const, problem: quantity }]),
      ...(value === null ? [] : [{ index, field: 'monthlyValue' as const, problem: value }]),
    ]
  })
}

/** The most of one line; an HR plan has a limit of its own. */
function quantityMax({ lineType, productCode }: OrderLine, limits: LineLimits): number {
  return lineType === 'hcm' ? mostEmployees(limits, productCode) : QUANTITY_MAX[lineType]
}
