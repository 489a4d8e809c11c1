import { SOLD_AGAIN } from '@benefits/domain/cart/contracted/sold-again'
import type { LineType } from '@benefits/domain/catalogue/product'
import type { SolutionSection } from './solution-sections.ts'

/**
 * What a company does next about a section: fill its cart, compare the plans, step up from the plan it has, enlarge
 * what it has together with another solution, change it in the customer portal, or nothing, where none of it is sold
 * there.
 */
export type NextStep = 'cart' | 'plans' | 'stepUp' | 'together' | 'portal' | 'none'

/** Whether a company may enlarge something here though it has it already (docs/rules/cart.md: extended). */
export function canBeExtended(lineType: LineType): boolean {
  return SOLD_AGAIN[lineType] === 'together'
}

/** The step that leads to something that can be bought; `others` are the sections to hire it with. */
export function nextStep(
  { lineType, contracted, available }: Pick<SolutionSection, 'lineType' | 'contracted' | 'available'>,
  others: number,
): NextStep {
  if (available.length > 0) {
    if (lineType !== 'hcm') return 'cart'
    return contracted.some(({ isAddOn }) => !isAddOn) ? 'stepUp' : 'plans'
  }
  if (contracted.length === 0) return 'none'
  return canBeExtended(lineType) && others > 0 ? 'together' : 'portal'
}
