import type { OrderLine } from './cart-line.ts'
import { quantityProblem, type RangeProblem } from './parse-quantity.ts'
import { QUANTITY_MAX } from './quantity-limits.ts'
import { type CardLimits, valueLimits } from './value-limits.ts'
import { valueProblem } from './value-problem.ts'

/** A field of a line that breaks a form rule; the server answers these as 422 with `campos` (decisions 11). */
export interface LineFieldProblem {
  readonly index: number
  readonly field: 'quantity' | 'monthlyValue'
  readonly problem: RangeProblem
}

/** The form-rule problems of order lines, in their order: what the browser's fields check, checked again. */
export function lineProblems(lines: readonly OrderLine[], limits: CardLimits): LineFieldProblem[] {
  return lines.flatMap((line, index) => {
    const bounds = valueLimits(line.lineType, limits)
    const quantity = quantityProblem(line.quantity, { max: QUANTITY_MAX[line.lineType] })
    const value = bounds === null ? null : valueProblem(line.monthlyValue, bounds)
    return [
      ...(quantity === null ? [] : [{ index, field: 'quantity' as const, problem: quantity }]),
      ...(value === null ? [] : [{ index, field: 'monthlyValue' as const, problem: value }]),
    ]
  })
}
