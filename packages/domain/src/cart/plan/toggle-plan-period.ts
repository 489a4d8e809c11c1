import type { PlanPeriod } from '../../catalogue/product.ts'
import { type CartState, moved } from '../cart-state.ts'
import { inPeriod } from './in-period.ts'

/** Sets the plan period of the cart, its lines and what is added to them. */
export function setPlanPeriod(cart: CartState, planPeriod: PlanPeriod): CartState {
  return moved(cart, { planPeriod, lines: cart.lines.map((line) => inPeriod(line, planPeriod)) })
}

const OTHER = { monthly: 'annual', annual: 'monthly' } as const satisfies Record<PlanPeriod, PlanPeriod>

/** Switches between paying monthly and annually. */
export function togglePlanPeriod(cart: CartState): CartState {
  return setPlanPeriod(cart, OTHER[cart.planPeriod])
}
