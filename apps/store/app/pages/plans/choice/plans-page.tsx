import { employeesProblem } from '@benefits/domain/cart/plan/employees-problem'
import { EMPLOYEE_BANDS, labelBand } from '@benefits/domain/catalogue/employee-band'
import { WORKER_LIMIT } from '@benefits/domain/catalogue/line-limits'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { useNavigateKeepingQuery } from '../../../always/navigation/use-kept-query.ts'
import { OverLimitWay } from '../../../purchase/worker-limit/public.ts'
import { RangeInput } from '../../../ui/forms/range-input.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { OFFER_PARAMETER } from '../../../visit/choose-offer.ts'
import type { PriceTable } from '../../../visit/plans-slice.ts'
import { useRestored } from '../../../visit/visitor-provider.tsx'
import { plansCopy } from '../copy.ts'
import { HR_CART, PLAN_PARAMETERS, readAskedPlan } from '../hr-addresses.ts'
import { leastSaving } from '../price/annual-discount.ts'
import { usePriceTable } from '../price/use-price-table.ts'
import { EmployeesField } from './employees-field.tsx'
import { PeriodToggle } from './period-toggle.tsx'
import { PlanList } from './plan-list.tsx'
import styles from './plans-page.module.css'
import type { HrChoice } from './use-hr-choice.ts'
import { useHrChoice } from './use-hr-choice.ts'
import { useOverLimit } from './use-over-limit.ts'
import { useSelectPlan } from './use-select-plan.ts'

/** The comparison of the HR plans, '/planos/hcm'. `served` is the table that everybody starts with. */
export function PlansPage({ served }: { readonly served: PriceTable }) {
  const choice = useHrChoice()
  useAskedChoice(choice)
  const go = useNavigateKeepingQuery()
  const select = useSelectPlan()
  const { employees, setEmployees, period, setPeriod } = choice
  const isValid = employees !== null && employeesProblem(employees, WORKER_LIMIT) === null
  const question = isValid ? { employees, period } : null
  const table = usePriceTable(question, served)
  const overLimit = useOverLimit(employees)
  const isSold = served.plans.length > 0
  const sold = useIssuer().identity.selling.plans
  const isPriced = isValid && !table.isFormer && !table.isLoading
  const saving = isPriced ? leastSaving(sold, table.plans, table.period) : null
  return (
    <Page title={plansCopy.title} text={plansCopy.intro} className={styles.page}>
      {isSold && (
        <div className={styles.controls}>
          <PeriodToggle period={period} onChange={setPeriod} saving={saving} isLeast />
          <EmployeesField employees={employees} onChange={setEmployees} planCode={null} />
          <div className={styles.range}>
            <RangeInput
              label={plansCopy.range}
              steps={EMPLOYEE_BANDS}
              value={employees ?? 1}
              onValueChange={setEmployees}
              describe={(value) => plansCopy.bands[labelBand(value)] ?? ''}
            />
          </div>
        </div>
      )}
      <section aria-labelledby="planos" className={styles.plans}>
        <VisuallyHidden as="h2" id="planos">
          {plansCopy.compare}
        </VisuallyHidden>
        {overLimit.isOver && (
          <div className={styles.over}>
            <OverLimitWay />
          </div>
        )}
        <PlanList
          choice={choice}
          table={table}
          look="matrix"
          onSelect={(plan) =>
            question && select(plan, question, () => go(HR_CART, { drop: [OFFER_PARAMETER] }))
          }
        />
      </section>
      {overLimit.dialog}
    </Page>
  )
}

/**
 * Takes the period and the employees of the address into the choice once the tab's cart is known, and then off the
 * address: what is chosen afterwards must not be undone by a link that keeps the query.
 */
function useAskedChoice({ setEmployees, setPeriod }: Pick<HrChoice, 'setEmployees' | 'setPeriod'>): void {
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
