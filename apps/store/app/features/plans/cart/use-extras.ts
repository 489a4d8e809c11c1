import type { PricedPlan } from '@benefits/domain/pricing/price-table'
import { useEffect } from 'react'
import { useVisitor, useVisitorStore } from '../../../state/visitor-provider.tsx'
import { noPlans, type PlansSlice, setExtras } from '../plans-slice.ts'

/** Keeps the modules and extensions of the selected plan, and forgets them when the screen is left. */
export function useExtras(plan: PricedPlan | null): Pick<PlansSlice, 'modules' | 'extensions'> {
  const store = useVisitorStore()
  const kept = useVisitor(({ plans }) => plans)
  useEffect(() => {
    store.setState(({ plans }) => ({ plans: setExtras(plans, plan) }))
  }, [store, plan])
  useEffect(() => () => store.setState(({ plans }) => ({ plans: setExtras(plans, null) })), [store])
  const isKept = kept.modules.length + kept.extensions.list.length > 0
  return isKept ? kept : setExtras(noPlans, plan)
}
