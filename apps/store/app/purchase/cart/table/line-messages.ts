import {
  fieldMessages,
  maxValueMessage,
  minQuantityMessage,
  minValueMessage,
  planEmployeesMessage,
} from '@benefits/copy/field-messages'
import type { CartLine } from '@benefits/domain/cart/cart-line'
import { quantityProblem, type RangeProblem } from '@benefits/domain/cart/lines/parse-quantity'
import { QUANTITY_MAX } from '@benefits/domain/cart/lines/quantity-limits'
import { valueLimits } from '@benefits/domain/cart/lines/value-limits'
import { valueProblem } from '@benefits/domain/cart/lines/value-problem'
import { employeesProblem } from '@benefits/domain/cart/plan/employees-problem'
import type { LineLimits } from '@benefits/domain/catalogue/line-limits'
import type { Centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'

/** The sentences beside a line's two fields; null where a field is right. */
export interface LineMessages {
  readonly quantity: string | null
  readonly value: string | null
  /** The value is above what a card may hold: another digit cannot mend it. */
  readonly isBeyond: boolean
}

/** A line as its fields stand. */
export interface TypedLine extends Pick<CartLine, 'productCode' | 'lineType'> {
  readonly quantity: number | null
  readonly monthlyValue: Centavos | null
}

/** Says what is wrong with a quantity and a monthly value, by the rules that the server checks again. */
export function lineMessages(
  { productCode, lineType, quantity, monthlyValue }: TypedLine,
  limits: LineLimits,
): LineMessages {
  const bounds = valueLimits({ lineType, productCode }, limits)
  const wrongValue = bounds === null ? null : valueProblem(monthlyValue, bounds)
  return {
    quantity: quantityMessage({ lineType, quantity }),
    value:
      bounds === null || wrongValue === null
        ? null
        : {
            required: fieldMessages.required,
            belowMin: minValueMessage(formatBrl(bounds.min)),
            aboveMax: maxValueMessage(formatBrl(bounds.max)),
          }[wrongValue],
    isBeyond: wrongValue === 'aboveMax',
  }
}

/** Says what is wrong with a quantity alone. */
export function quantityMessage({
  lineType,
  quantity,
}: Pick<TypedLine, 'lineType' | 'quantity'>): string | null {
  const problem = quantityProblem(quantity, { max: QUANTITY_MAX[lineType] })
  return problem && QUANTITY[problem]
}

const QUANTITY = {
  required: fieldMessages.required,
  belowMin: minQuantityMessage(1),
  aboveMax: fieldMessages.quantityInvalid,
} as const satisfies Record<RangeProblem, string>

/** The sentence beside a number of employees, of which the plan takes so many at most; null where it is right. */
export function employeesMessage(employees: number | null, most: number): string | null {
  const problem = employeesProblem(employees, most)
  if (problem === null) return null
  return {
    required: fieldMessages.requiredField,
    abovePlan: planEmployeesMessage(most),
    aboveMax: fieldMessages.maxEmployees,
  }[problem]
}
