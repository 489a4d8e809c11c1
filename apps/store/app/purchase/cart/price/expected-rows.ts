import type { CartLine } from '@benefits/domain/cart/cart-line'
import type { PlanPeriod } from '@benefits/domain/catalogue/product'

/** Paying a plan by the year takes a discount off, which is a row of its own. */
const DISCOUNT_ROWS = { monthly: 0, annual: 1 } as const satisfies Record<PlanPeriod, number>

/**
 * How many rows the price of a cart of one plan or of mobility will have: the plan, each extension and the annual
 * discount; mobility's credit, its fee, the operators' and what the next order pays. Null for every other cart, whose
 * cards have all the fees that are waived.
 */
export function expectedRows(lines: readonly CartLine[]): number | null {
  const [line, ...others] = lines
  if (!line || others.length > 0) return null
  if (line.lineType === 'mobility') return 4
  if (line.lineType !== 'hcm') return null
  // What the plan includes is no row.
  const extensions = line.additionalProducts.filter(({ required }) => !required)
  return 1 + extensions.length + DISCOUNT_ROWS[line.planPeriod]
}
