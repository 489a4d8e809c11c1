import type { OrderLine } from '@benefits/domain/cart/cart-line'
import { centavos } from '@benefits/domain/money/centavos'

/** Cart lines as registration takes them: the line's whole benefit, 0 for plans; add-ons as lines of their own. */
export function toRegisteredLines(lines: readonly OrderLine[], addOnCodes: readonly number[]) {
  const own = lines.map(({ productCode, quantity, monthlyValue, lineType, planPeriod, additionalCodes }) => ({
    productCode,
    quantity,
    totalBenefits: centavos(lineType === 'hcm' || lineType === 'addOn' ? 0 : quantity * monthlyValue),
    lineType,
    planPeriod,
    additionalCodes: [...additionalCodes],
  }))
  const addOns = addOnCodes.map((productCode) => ({
    productCode,
    quantity: 1,
    totalBenefits: centavos(0),
    lineType: 'addOn' as const,
    planPeriod: 'monthly' as const,
    additionalCodes: [],
  }))
  return [...own, ...addOns]
}
