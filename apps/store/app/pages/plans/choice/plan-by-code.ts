import type { PlanName } from '@benefits/domain/catalogue/selling'
import { checkPlanRank, type RankProblem } from '@benefits/domain/plans/check-plan-rank'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import type { IconName } from '../../../ui/art/icon-names.ts'
import { useVisitor } from '../../../visit/visitor-provider.tsx'

/**
 * How a plan stands beside those that the company has, by its code: null for a step up and for a company without a plan
 * (docs/rules/plans.md: step-up-only).
 */
export function usePlanRank(): (planCode: number) => RankProblem | null {
  const { plans } = useIssuer().identity.selling
  const contracted = useVisitor(({ customer }) => customer.contractedProducts)
  return (planCode) => {
    const plan = plans.find(({ code }) => code === planCode)
    return plan ? checkPlanRank(plan, contracted, plans) : null
  }
}

/** The picture of a plan, as content names it: of the store's own set, as is checked when it loads. A clock without. */
export function planIcon(code: number, plans: readonly PlanName[]): IconName {
  return (plans.find((plan) => plan.code === code)?.icon ?? 'clock') as IconName
}
