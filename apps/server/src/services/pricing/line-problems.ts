import {
  fieldMessages,
  maxValueMessage,
  minValueMessage,
  planEmployeesMessage,
} from '@benefits/copy/field-messages'
import type { OrderLine } from '@benefits/domain/cart/cart-line'
import { SOLD_AGAIN } from '@benefits/domain/cart/contracted/sold-again'
import { valueLimits } from '@benefits/domain/cart/lines/value-limits'
import type { LineLimits } from '@benefits/domain/catalogue/line-limits'
import { WORKER_LIMIT } from '@benefits/domain/catalogue/line-limits'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { checkLine, type LineProblem } from '@benefits/domain/pricing/check-line'
import type { PricingProblem } from '@benefits/domain/pricing/pricing'
import type { PricingItem } from '@benefits/domain/pricing/pricing-item'

/** A field of one line that keeps a cart from being priced; the list of lines itself where `index` is null. */
export interface LineFieldProblem {
  readonly index: number | null
  readonly field: 'productCode' | 'quantity' | 'value'
  readonly message: string
}

/** A cart of add-ons alone lacks the line that they go with. */
export const ADD_ONS_ALONE: readonly LineFieldProblem[] = [
  { index: null, field: 'productCode', message: fieldMessages.addOnsAlone },
]

const FIELD = {
  productUnknown: 'productCode',
  quantityRefused: 'quantity',
  valueRefused: 'value',
  valueTooLow: 'value',
  valueTooHigh: 'value',
} as const satisfies Record<LineProblem, LineFieldProblem['field']>

/** The lines that would contract a second time what the company has, by their codes. */
export function contractedLineProblems(
  lines: readonly OrderLine[],
  items: ReadonlyMap<number, PricingItem>,
  contractedCodes: readonly number[],
): LineFieldProblem[] {
  return lines.flatMap(({ productCode }, index) => {
    const item = items.get(productCode)
    if (item === undefined || !contractedCodes.includes(productCode)) return []
    return [{ index, field: 'productCode', message: CONTRACTED_MESSAGE[SOLD_AGAIN[item.lineType]] }]
  })
}

const CONTRACTED_MESSAGE = {
  never: fieldMessages.contractedAlready,
  together: fieldMessages.contractedAlone,
  ownRule: fieldMessages.contractedAlready,
} as const satisfies Record<(typeof SOLD_AGAIN)[keyof typeof SOLD_AGAIN], string>

/** The lines that name again what another one before them has: the same product, or a second HR plan. */
export function repeatedLineProblems(
  lines: readonly OrderLine[],
  items: ReadonlyMap<number, PricingItem>,
): LineFieldProblem[] {
  const isPlan = ({ productCode }: OrderLine) => Boolean(items.get(productCode)?.plan)
  return lines.flatMap((line, index): LineFieldProblem[] => {
    const before = lines.slice(0, index)
    if (before.some(({ productCode }) => productCode === line.productCode))
      return [{ index, field: 'productCode', message: fieldMessages.productRepeated }]
    if (isPlan(line) && before.some(isPlan))
      return [{ index, field: 'productCode', message: fieldMessages.planRepeated }]
    return []
  })
}

/** The fields behind a pricing refusal; none where it is not about single lines. */
export function lineProblems(
  lines: readonly OrderLine[],
  items: ReadonlyMap<number, PricingItem>,
  limits: LineLimits,
  refusal: PricingProblem,
): LineFieldProblem[] {
  return lines.flatMap((line, index) => {
    const item = items.get(line.productCode)
    const problem = checkLine(line, item, limits)
    if (problem === null || problem !== refusal) return []
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
    case 'productUnknown':
      return fieldMessages.optionInvalid
    case 'quantityRefused':
      return quantityMessage(line, item)
    case 'valueRefused':
      return fieldMessages.valueInvalid
    case 'valueTooLow':
      return bounds ? minValueMessage(formatBrl(bounds.min)) : fieldMessages.valueInvalid
    case 'valueTooHigh':
      return bounds ? maxValueMessage(formatBrl(bounds.max)) : fieldMessages.valueInvalid
  }
}

function quantityMessage({ quantity }: OrderLine, item: PricingItem | undefined): string {
  if (quantity < 1) return fieldMessages.minQuantity
  if (!item?.plan) return fieldMessages.quantityInvalid
  const most = item.plan.maxEmployees
  return most < WORKER_LIMIT ? planEmployeesMessage(most) : fieldMessages.maxEmployees
}
