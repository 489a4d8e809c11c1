import { fieldMessages } from '@benefits/copy/field-messages'
import type { OrderLine } from '@benefits/domain/cart/cart-line'
import { type RegisteredLine, valuePerCard } from '@benefits/domain/cart/lines/registered-line'
import type { Centavos } from '@benefits/domain/money/centavos'
import type { LineFieldProblem } from '../pricing/line-problems.ts'
import type { OrderToPrice } from '../pricing/price-order.ts'

export type OrderLinesOutcome =
  | { readonly ok: true; readonly order: OrderToPrice }
  | { readonly ok: false; readonly lines: readonly LineFieldProblem[] }

/**
 * The lines to price behind registered ones, add-ons apart by their codes. A total that does not divide into whole
 * centavos per card is refused at its line, and so is one on a line whose price the server knows.
 */
export function toOrderLines(registered: readonly RegisteredLine[]): OrderLinesOutcome {
  const lines: OrderLine[] = []
  const addOnCodes: number[] = []
  const problems: LineFieldProblem[] = []
  registered.forEach((line, index) => {
    const value = valuePerCard(line)
    if (value === null) problems.push({ index, field: 'value', message: fieldMessages.valueInvalid })
    else if (line.lineType === 'addOn') addOnCodes.push(line.productCode)
    else lines.push(toOrderLine(line, value))
  })
  return problems.length > 0 ? { ok: false, lines: problems } : { ok: true, order: { lines, addOnCodes } }
}

function toOrderLine({ totalBenefits: _, ...line }: RegisteredLine, monthlyValue: Centavos): OrderLine {
  return { ...line, monthlyValue }
}
