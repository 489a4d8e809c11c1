import {
  fieldMessages,
  maxValueMessage,
  minValueMessage,
  planEmployeesMessage,
} from '@benefits/copy/field-messages'
import type { OrderLine } from '@benefits/domain/cart/cart-line'
import { WORKER_LIMIT } from '@benefits/domain/cart/lines/quantity-limits'
import { type LineLimits, valueLimits } from '@benefits/domain/cart/lines/value-limits'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { checkLine, type LineProblem } from '@benefits/domain/pricing/check-line'
import type { PricingItem } from '@benefits/domain/pricing/pricing-item'

/** A field of one line that keeps a cart from being priced. */
export interface LineFieldProblem {
  readonly index: number
  readonly field: 'productCode' | 'quantity' | 'value'
  readonly message: string
}

const FIELD = {
  [-14]: 'productCode',
  [-7]: 'quantity',
  [-9]: 'value',
  [-37]: 'value',
  [-13]: 'value',
} as const satisfies Record<LineProblem, LineFieldProblem['field']>

/** The fields behind a pricing refusal; none where it is not about single lines. */
export function lineProblems(
  lines: readonly OrderLine[],
  items: ReadonlyMap<number, PricingItem>,
  limits: LineLimits,
  code: number,
): LineFieldProblem[] {
  return lines.flatMap((line, index) => {
    const item = items.get(line.productCode)
    const problem = checkLine(line, item, limits)
    if (problem !== code) return []
    return [{ index, field: FIELD[problem], message: messageOf(problem, line, item, limits) }]
  })
}

function messageOf(
  problem: LineProblem,
  line: OrderLine,
  item: PricingItem | undefined,
  limits: LineLimits,
): string {
  const bounds = item ? valueLimits({ lineType: item.lineType, productCode: item.code }, limits) : null
  switch (problem) {
    case -14:
      return fieldMessages.optionInvalid
    case -7:
      return quantityMessage(line, item)
    case -9:
      return fieldMessages.valueInvalid
    case -37:
      return bounds ? minValueMessage(formatBrl(bounds.min)) : fieldMessages.valueInvalid
    case -13:
      return bounds ? maxValueMessage(formatBrl(bounds.max)) : fieldMessages.valueInvalid
  }
}

function quantityMessage({ quantity }: OrderLine, item: PricingItem | undefined): string {
  if (quantity < 1) return fieldMessages.minQuantity
  if (!item?.plan) return fieldMessages.quantityInvalid
  const most = item.plan.maxEmployees
  return most < WORKER_LIMIT ? planEmployeesMessage(most) : fieldMessages.maxEmployees
}
