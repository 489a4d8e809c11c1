import { useIssuer } from '../../../always/issuer/store-view.ts'
import { useVisitor } from '../../../visit/visitor-provider.tsx'

/** Code of the highest HR plan that the company has, whose codes rise with their rank; null where it has none. */
export function useOwnPlan(): number | null {
  const { plans } = useIssuer().identity.selling
  return useVisitor(({ customer }) =>
    customer.contractedProducts.reduce<number | null>(
      (most, { code }) => (plans.some((plan) => plan.code === code) ? Math.max(most ?? code, code) : most),
      null,
    ),
  )
}
