import type { Plan } from '../catalogue/product.ts'
import type { ContractedProduct } from '../customer/customer-type.ts'

/** How a plan stands beside those the company has: only up is allowed (docs/rules/plans.md: `step-up-only`). */
export type RankProblem = 'downgradeRefused' | 'planAlreadyContracted'

/**
 * Whether the company has a plan of the same rank or a higher one; null where the plan is a step up or the first
 * (essencial < gerencial < profissional < corporativo).
 */
export function checkPlanRank(
  plan: Pick<Plan, 'rank'>,
  contracted: readonly Pick<ContractedProduct, 'code'>[],
  plans: readonly Pick<Plan, 'code' | 'rank'>[],
): RankProblem | null {
  let highest = Number.NEGATIVE_INFINITY
  for (const { code } of contracted) {
    for (const other of plans) if (other.code === code) highest = Math.max(highest, other.rank)
  }
  if (highest < plan.rank) return null
  return highest === plan.rank ? 'planAlreadyContracted' : 'downgradeRefused'
}
