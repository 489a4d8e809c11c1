import {
  fieldMessages,
  maxValueMessage,
  minQuantityMessage,
  minValueMessage,
} from '@benefits/copy/field-messages'
import type { RangeProblem } from '@benefits/domain/cart/parse-quantity'
import { quantityProblem } from '@benefits/domain/cart/parse-quantity'
import { QUANTITY_MAX } from '@benefits/domain/cart/quantity-limits'
import { type CardLimits, valueLimits } from '@benefits/domain/cart/value-limits'
import { valueProblem } from '@benefits/domain/cart/value-problem'
import type { LineType } from '@benefits/domain/catalogue/product'
import type { Centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'

/** The sentences beside a line's two fields; null where a field is right. */
export interface LineMessages {
  readonly quantity: string | null
  readonly value: string | null
}

/** Says what is wrong with a quantity and a monthly value, by the rules that the server checks again. */
export function lineMessages(
  {
    type,
    amount,
    value,
  }: { readonly type: LineType; readonly amount: number | null; readonly value: Centavos | null },
  limits: CardLimits,
): LineMessages {
  const bounds = valueLimits(type, limits)
  const max = QUANTITY_MAX[type]
  const quantities = {
    required: fieldMessages.required,
    belowMin: minQuantityMessage(1),
    aboveMax: fieldMessages.quantityInvalid,
  } as const satisfies Record<RangeProblem, string>
  const wrongQuantity = quantityProblem(amount, { max })
  const wrongValue = bounds === null ? null : valueProblem(value, bounds)
  return {
    quantity: wrongQuantity && quantities[wrongQuantity],
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
