import { fieldMessages } from '@benefits/copy/field-messages'
import type { AskedOrder, Interest, OrderToPrice } from '@benefits/domain/cart/asked-order'
import type { OrderLine } from '@benefits/domain/cart/cart-line'
import { type RegisteredLine, valuePerCard } from '@benefits/domain/cart/lines/registered-line'
import { type Centavos, centavos } from '@benefits/domain/money/centavos'
import type { CallContext } from '../../outcome/call-context.ts'
import type { LineFieldProblem } from './line-problems.ts'

/** What a call says of an order beside its body: offer and proposal, by its headers. */
type Beside = Pick<CallContext, 'offerCode' | 'proposalKey'>

/** What a caller has priced; a value that is not said is 0. */
export interface PriceRequest {
  readonly lines: readonly (Omit<OrderLine, 'monthlyValue'> & {
    readonly monthlyValue?: Centavos | undefined
  })[]
  readonly addOnCodes: readonly number[]
}

/** What a caller registers: add-ons are lines of their own, and a line has its total. */
export interface CartRequest {
  readonly lines: readonly RegisteredLine[]
  readonly interests: readonly Interest[]
}

const NOTHING = centavos(0)

/** The order that a pricing call asks about. */
export function orderToPrice(
  { lines, addOnCodes }: PriceRequest,
  { offerCode, proposalKey }: Beside,
): OrderToPrice {
  return {
    lines: lines.map((line) => ({ ...line, monthlyValue: line.monthlyValue ?? NOTHING })),
    addOnCodes,
    offerCode,
    proposalKey,
  }
}

export type AskedOutcome =
  | { readonly ok: true; readonly order: AskedOrder }
  | { readonly ok: false; readonly lines: readonly LineFieldProblem[] }

/**
 * The order that a call registers or proposes, its add-ons apart by their codes. A total that does not divide into
 * whole centavos per card is refused at its line, and so is one on a line whose price the server knows.
 */
export function askedOrder(
  { lines: registered, interests }: CartRequest,
  { offerCode, proposalKey }: Beside,
): AskedOutcome {
  const lines: OrderLine[] = []
  const addOnCodes: number[] = []
  const problems: LineFieldProblem[] = []
  registered.forEach((line, index) => {
    const value = valuePerCard(line)
    if (value === null) problems.push({ index, field: 'value', message: fieldMessages.valueInvalid })
    else if (line.lineType === 'addOn') addOnCodes.push(line.productCode)
    else lines.push(toOrderLine(line, value))
  })
  return problems.length > 0
    ? { ok: false, lines: problems }
    : { ok: true, order: { lines, addOnCodes, interests, offerCode, proposalKey } }
}

function toOrderLine({ totalBenefits: _, ...line }: RegisteredLine, monthlyValue: Centavos): OrderLine {
  return { ...line, monthlyValue }
}
