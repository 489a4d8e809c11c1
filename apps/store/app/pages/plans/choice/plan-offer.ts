import type { PlanPeriod } from '@benefits/domain/catalogue/product'
import type { Centavos } from '@benefits/domain/money/centavos'
import type { ComparedPlan } from '@benefits/domain/plans/compare-plans'

/** A plan as a list offers it, whatever it looks like there. */
export interface PlanOffer {
  readonly compared: ComparedPlan
  /** The period that its price is of. */
  readonly period: PlanPeriod
  /** Null while the field is empty. */
  readonly employees: number | null
  readonly isSelected: boolean
  /** It costs least of the plans that can be hired, and none is chosen yet. */
  readonly isCheapest: boolean
  /** What it costs more than the plan in the cart, per period; negative for less, null where that cannot be said. */
  readonly difference: Centavos | null
  readonly isLoading: boolean
  /** Its price is that of what was chosen before. */
  readonly isFormer: boolean
  /** The number of employees is right. */
  readonly isValid: boolean
  /** The list stands in the cart itself: nothing leads there. */
  readonly isInCart: boolean
  readonly onSelect: () => void
  /** 'Ir para o carrinho' was followed. */
  readonly onLeave?: () => void
}
