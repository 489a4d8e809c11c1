import type { PlanPeriod } from '../../catalogue/product.ts'
import type { CartLine } from '../cart-line.ts'

/** A line as it is paid in a period, with all that is added to it; the same line where it is paid so already. */
export function inPeriod(line: CartLine, planPeriod: PlanPeriod): CartLine {
  const isSo = [line, ...line.additionalProducts].every((one) => one.planPeriod === planPeriod)
  if (isSo) return line
  const additionalProducts = line.additionalProducts.map((extra) => ({ ...extra, planPeriod }))
  return { ...line, planPeriod, additionalProducts }
}
