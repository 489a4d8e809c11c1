import {
  fieldMessages,
  maxValueMessage,
  minQuantityMessage,
  minValueMessage,
} from '@benefits/copy/field-messages'
import type { RangeProblem } from '@benefits/domain/cart/lines/parse-quantity'
import { quantityProblem } from '@benefits/domain/cart/lines/parse-quantity'
import { QUANTITY_MAX } from '@benefits/domain/cart/lines/quantity-limits'
import { type LineLimits, valueLimits } from '@benefits/domain/cart/lines/value-limits'
import { valueProblem } from '@benefits/domain/cart/lines/value-problem'
import type { LineType } from '@benefits/domain/catalogue/product'
import type { Centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'

/** The sentences beside a line's two fields; null where a field is right. */
export interface LineMessages {
  readonly quantity: string | null
  readonly value: string | null
}

/** A line as its fields stand; `id` is its product's code. */
export interface TypedLine {
  readonly id: number
  readonly type: LineType
  readonly amount: number | null
  readonly value: Centavos | null
}

/** Says what is wrong with a quantity and a monthly value, by the rules that the server checks again. */
export function lineMessages({ id, type, amount, value }: TypedLine, limits: LineLimits): LineMessages {
  const bounds = valueLimits({ lineType: type, productCode: id }, limits)
  const wrongValue = bounds === null ? null : valueProblem(value, bounds)
  return {
    quantity: quantityMessage({ type, amount }),
    value:
      bounds === null || wrongValue === null
        ? null
        : {
            required: fieldMessages.required,
            belowMin: minValueMessage(formatBrl(bounds.min)),
            aboveMax: maxValueMessage(formatBrl(bounds.max)),
          }[wrongValue],
  }
}

/** Says what is wrong with a quantity alone. */
export function quantityMessage({ type, amount }: Pick<TypedLine, 'type' | 'amount'>): string | null {
  const problem = quantityProblem(amount, { max: QUANTITY_MAX[type] })
  return problem && QUANTITY[problem]
}

const QUANTITY = {
  required: fieldMessages.required,
  belowMin: minQuantityMessage(1),
  aboveMax: fieldMessages.quantityInvalid,
} as const satisfies Record<RangeProblem, string>
