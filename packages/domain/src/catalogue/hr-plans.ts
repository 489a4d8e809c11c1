import { WORKER_LIMIT } from '../cart/quantity-limits.ts'
import type { Plan } from './product.ts'

/** An HR plan's name in addresses: `/carrinho/pontomais/gerencial`. */
export type PlanSlug = Plan['slug']

/** Code of the modality that sells HR plans. */
export const HR_GROUP_CODE = 20_000

/** The HR plans' codes and the most employees that each is sold to. */
export const HR_PLANS = {
  essencial: { code: 20_151, maxEmployees: 10 },
  gerencial: { code: 20_152, maxEmployees: WORKER_LIMIT },
  profissional: { code: 20_153, maxEmployees: WORKER_LIMIT },
  corporativo: { code: 20_154, maxEmployees: WORKER_LIMIT },
} as const satisfies Record<PlanSlug, { readonly code: number; readonly maxEmployees: number }>

/** The plan of an address; null for a name that is none. */
export function parsePlanSlug(text: string): PlanSlug | null {
  return Object.hasOwn(HR_PLANS, text) ? (text as PlanSlug) : null
}

/** The plan behind a code; null for a code that is no HR plan's. */
export function planSlug(code: number | null): PlanSlug | null {
  const found = Object.entries(HR_PLANS).find(([, plan]) => plan.code === code)
  return found ? (found[0] as PlanSlug) : null
}

/** Most employees that a plan is sold to; for no plan, or one that is not known, what the store sells at most. */
export function maxEmployees(planCode: number | null): number {
  const slug = planSlug(planCode)
  return slug === null ? WORKER_LIMIT : HR_PLANS[slug].maxEmployees
}
