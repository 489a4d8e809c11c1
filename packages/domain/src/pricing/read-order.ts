import type { OrderLine } from '../cart/cart-line.ts'
import { addOnLine } from '../cart/lines/add-on-line.ts'
import type { LineLimits } from '../catalogue/line-limits.ts'
import { checkLine, LINE_PROBLEMS, type LineProblem } from './check-line.ts'
import type { PricingItem } from './pricing-item.ts'

/** A line and what it sells. */
export interface KnownLine {
  readonly line: OrderLine
  readonly item: PricingItem
}

type Order = {
  readonly lines: readonly OrderLine[]
  readonly addOnCodes: readonly number[]
  readonly limits: LineLimits
}

/**
 * The lines of an order, its add-ons last as lines of quantity 1 and value 0, each with what it sells; or the gravest
 * problem of any of them, in the order of `LINE_PROBLEMS`, whatever the order of lines. `productUnknown` stands also
 * for a code named twice, for a code among the add-ons that is none, and for a second HR plan.
 */
export function readOrder(
  order: Order,
  items: ReadonlyMap<number, PricingItem>,
): { ok: true; lines: KnownLine[] } | { ok: false; problem: LineProblem } {
  const known: KnownLine[] = []
  const codes = new Set<number>()
  let plans = 0
  let worst: number = LINE_PROBLEMS.length
  for (const line of allLines(order)) {
    const item = items.get(line.productCode)
    const problem = checkLine(line, item, order.limits)
    if (problem !== null) worst = Math.min(worst, LINE_PROBLEMS.indexOf(problem))
    if (item === undefined) continue
    if (item.plan !== null) plans += 1
    codes.add(line.productCode)
    known.push({ line, item })
  }
  const isTwice = codes.size < known.length || plans > 1
  const isNoAddOn = order.addOnCodes.some((code) => items.get(code)?.lineType !== 'addOn')
  if (isTwice || isNoAddOn) return { ok: false, problem: 'productUnknown' }
  const problem = LINE_PROBLEMS[worst]
  return problem === undefined ? { ok: true, lines: known } : { ok: false, problem }
}

function allLines({ lines, addOnCodes }: Order): readonly OrderLine[] {
  return [...lines, ...addOnCodes.map(addOnLine)]
}
