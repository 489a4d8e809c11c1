import { checkPlanRank, type RankProblem } from '@benefits/domain/pricing/plans/check-plan-rank'
import { useIssuer } from '../../../always/issuer/store-view.ts'
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
