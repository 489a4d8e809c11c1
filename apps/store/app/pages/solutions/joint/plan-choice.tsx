import { DEFAULT_EMPLOYEES } from '@benefits/domain/cart/plan/employee-count'
import { employeesProblem } from '@benefits/domain/cart/plan/employees-problem'
import { WORKER_LIMIT } from '@benefits/domain/catalogue/line-limits'
import { useLocation } from 'react-router'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { useNavigateKeepingQuery } from '../../../always/navigation/use-kept-query.ts'
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx'
import { OFFER_PARAMETER } from '../../../visit/choose-offer.ts'
import type { PriceTable } from '../../../visit/plans-slice.ts'
import {
  PeriodToggle,
  PlanPrice,
  TableStatus,
  useHrChoice,
  usePriceTable,
  useSelectPlan,
  yearlySaving,
} from '../../plans/public.ts'
import { jointCopy as copy } from '../copy.ts'
import type { SolutionSection } from '../shelf/solution-sections.ts'
import styles from './plan-choice.module.css'

interface PlanChoiceProps {
  readonly section: SolutionSection
  /** The price table that the page came with. */
  readonly served: PriceTable
}

/**
 * The company's own HR plan, the steps up from it (docs/rules/plans.md: step-up-only), what each costs, and how they
 * are paid. A plan whose price did not come can be chosen all the same: the cart asks for it again.
 */
export function PlanChoice({ section, served }: PlanChoiceProps) {
  const { line, employees, period, setPeriod } = useHrChoice()
  const isValid = employees !== null && employeesProblem(employees, WORKER_LIMIT) === null
  const table = usePriceTable(isValid ? { employees, period } : null, served)
  const select = useSelectPlan()
  const { pathname, search, hash } = useLocation()
  const go = useNavigateKeepingQuery()
  const own = section.contracted.map(({ code }) => code)
  const open = section.available.map(({ code }) => code)
  const chosen = table.plans.find(({ code }) => code === line?.productCode)
  const sold = useIssuer().identity.selling.plans.find(({ code }) => code === chosen?.code)
  const isPriced = isValid && !table.isFormer && !table.isLoading
  const saving = isPriced && sold && chosen?.price ? yearlySaving(sold, chosen.price, table.period) : null

  function dropOffer() {
    if (!new URLSearchParams(search).has(OFFER_PARAMETER)) return
    go(`${pathname}${hash}`, { replace: true, drop: [OFFER_PARAMETER], preventScrollReset: true })
  }

  function choose(value: string) {
    const plan = table.plans.find(({ code }) => String(code) === value)
    if (plan) select(plan, { employees: employees ?? DEFAULT_EMPLOYEES, period }, dropOffer)
  }

  return (
    <div className={styles.plans} aria-busy={table.isLoading}>
      <TableStatus table={table} />
      <ChoiceGroup
        legend={copy.plan}
        look="cards"
        value={String(line?.productCode ?? '')}
        onValueChange={choose}
        options={table.plans
          .filter(({ code }) => own.includes(code) || open.includes(code))
          .map(({ code, displayName, description, price }) => ({
            value: String(code),
            label: own.includes(code) ? copy.currentPlan(displayName) : displayName,
            detail: (
              <>
                <span>{description}</span>
                <span className={styles.price}>
                  <PlanPrice
                    // Another number's price was never told here: none is better.
                    price={isValid && !table.isFormer ? price : null}
                    period={table.period}
                    isLoading={table.isLoading}
                    employees={employees}
                    missing={isValid && table.isFormer ? copy.noPriceNow : undefined}
                  />
                </span>
              </>
            ),
            disabled: own.includes(code),
          }))}
      />
      <PeriodToggle
        period={period}
        onChange={setPeriod}
        {...(chosen && { planCode: chosen.code })}
        saving={saving}
      />
    </div>
  )
}
