import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useNavigateKeepingQuery } from '../../../always/navigation/use-kept-query.ts'
import { useRestored } from '../../../visit/visitor-provider.tsx'
import { PLAN_PARAMETERS, readAskedPlan } from './read-asked-plan.ts'
import type { HrChoice } from './use-hr-choice.ts'

/**
 * Takes the period and the employees of the address into the choice once the tab's cart is known, and then off the
 * address: what is chosen afterwards must not be undone by a link that keeps the query.
 */
export function useAskedChoice({
  setEmployees,
  setPeriod,
}: Pick<HrChoice, 'setEmployees' | 'setPeriod'>): void {
  const isRestored = useRestored()
  const { pathname, search } = useLocation()
  const go = useNavigateKeepingQuery()
  useEffect(() => {
    const query = new URLSearchParams(search)
    if (!isRestored || !PLAN_PARAMETERS.some((name) => query.has(name))) return
    const { period, employees } = readAskedPlan(search)
    if (period) setPeriod(period)
    if (employees) setEmployees(employees)
    go(pathname, { replace: true, drop: PLAN_PARAMETERS, preventScrollReset: true })
  }, [isRestored, pathname, search, go, setEmployees, setPeriod])
}
