import { employeeCount } from '@benefits/domain/cart/plan/employee-count'
import type { PricedPlan } from '@benefits/domain/plans/price-table'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useNavigateKeepingQuery } from '../../../always/navigation/use-kept-query.ts'
import { useCartState } from '../../../purchase/cart/public.ts'
import { OFFER_PARAMETER } from '../../../visit/choose-offer.ts'
import { useRestored, useVisitorStore } from '../../../visit/visitor-provider.tsx'
import { HR_CART, HR_PLANS_PAGE, PLAN_PARAMETERS, readAskedPlan } from '../hr-addresses.ts'
import { useSelectPlan } from './use-select-plan.ts'

/** Marks a visit of the address whose plan is in the cart already: going back to it must not put it there again. */
const TAKEN = { isPlanTaken: true }

/**
 * How the HR cart begins, once the tab's cart is known: a plan of the address is put into the cart with the period and
 * the employees of the query; without a plan in either the comparison is the place to be. While the buyer is asked
 * about a cart of another modality the comparison shows.
 */
export function useHrEntry(plan: PricedPlan | null): void {
  const store = useVisitorStore()
  const isRestored = useRestored()
  const { lines } = useCartState()
  const { pathname, search, state, key } = useLocation()
  const go = useNavigateKeepingQuery()
  const select = useSelectPlan()
  const taken = useRef<string | null>(null)
  const hasPlan = lines.some(({ lineType }) => lineType === 'hcm')
  const isAsked = plan !== null && state?.isPlanTaken !== true

  useEffect(() => {
    if (!isRestored || taken.current === key) return
    const leave = () => go(HR_PLANS_PAGE, { replace: true, drop: PLAN_PARAMETERS })
    if (!isAsked) {
      if (!hasPlan) leave()
      return
    }
    taken.current = key
    const { cart } = store.getState().shopping
    const asked = readAskedPlan(search)
    const choice = {
      employees: asked.employees ?? employeeCount(cart.lines),
      period: asked.period ?? cart.planPeriod,
    }
    let isNow = true
    const settled = () =>
      go(isNow ? pathname : HR_CART, {
        replace: isNow,
        drop: [...PLAN_PARAMETERS, OFFER_PARAMETER],
        state: TAKEN,
      })
    if (select(plan, choice, settled)) return
    isNow = false
    leave()
  }, [store, isRestored, hasPlan, isAsked, plan, pathname, search, key, go, select])
}
