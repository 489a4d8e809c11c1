import type { CartLine } from './cart-line.ts'
import type { CartState } from './cart-state.ts'
import { HAS_VALUE } from './lines/value-limits.ts'

/** Why the cart cannot go on. */
export type ProceedBlock = 'empty' | 'unfilled' | 'contractNotAccepted' | 'paymentNotValid'

/** What concluding looks at beside the cart. */
export interface ConclusionFacts {
  readonly isContractAccepted: boolean
  /** False while a credit card is chosen and not confirmed. */
  readonly isPaymentValid: boolean
}

/** Whether a line has its amount and, where the buyer types one, its value. */
export function isFilled(line: Pick<CartLine, 'quantity' | 'monthlyValue' | 'lineType'>): boolean {
  return line.quantity > 0 && (line.monthlyValue > 0 || !HAS_VALUE[line.lineType])
}

/**
 * What disables the proceed button, or null: an empty cart, a line with amount 0 or value 0, and in conclusion mode a
 * contract that is not accepted or a payment that is not valid. HR plans and add-ons have no value to fill.
 */
export function proceedBlock(
  cart: Pick<CartState, 'lines'>,
  conclusion: ConclusionFacts | null = null,
): ProceedBlock | null {
  if (cart.lines.length === 0) return 'empty'
  if (!cart.lines.every(isFilled)) return 'unfilled'
  if (conclusion === null) return null
  if (!conclusion.isContractAccepted) return 'contractNotAccepted'
  return conclusion.isPaymentValid ? null : 'paymentNotValid'
}
