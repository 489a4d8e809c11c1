import type { OrderLine } from '../cart/cart-line.ts'
import { type Centavos, centavos } from '../money/centavos.ts'

/**
 * What a cart's benefits are for an estimate: the most people, and the month's credit divided by them, rounded half-up;
 * null for a cart without benefits (docs/rules/savings.md: begins-with).
 */
export function benefitsOfCart(
  lines: readonly Pick<OrderLine, 'lineType' | 'quantity' | 'monthlyValue'>[],
): { readonly employees: number; readonly monthlyValue: Centavos } | null {
  const benefits = lines.filter(
    ({ lineType, quantity, monthlyValue }) => lineType === 'benefit' && quantity > 0 && monthlyValue > 0,
  )
  if (benefits.length === 0) return null
  const employees = Math.max(...benefits.map(({ quantity }) => quantity))
  const credit = benefits.reduce((sum, { quantity, monthlyValue }) => sum + quantity * monthlyValue, 0)
  return { employees, monthlyValue: centavos(Math.round(credit / employees)) }
}
