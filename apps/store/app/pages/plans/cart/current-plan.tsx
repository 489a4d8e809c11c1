import { employeesProblem } from '@benefits/domain/cart/plan/employees-problem'
import { mostEmployees } from '@benefits/domain/cart/plan/most-employees'
import type { PricedPlan } from '@benefits/domain/plans/price-table'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { useCartLimits } from '../../../purchase/cart/public.ts'
import { OverLimitWay } from '../../../purchase/worker-limit/public.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { IconBadge } from '../../../ui/art/icon-badge.tsx'
import { Button } from '../../../ui/press/button.tsx'
import { useVisitor } from '../../../visit/visitor-provider.tsx'
import { EmployeesField } from '../choice/employees-field.tsx'
import { missingWords } from '../choice/missing-words.ts'
import { PeriodToggle } from '../choice/period-toggle.tsx'
import { planIcon } from '../choice/plan-by-code.ts'
import type { HrChoice } from '../choice/use-hr-choice.ts'
import { plansCopy } from '../copy.ts'
import { yearlySaving } from '../price/annual-discount.ts'
import { PlanPrice } from '../price/plan-price.tsx'
import type { PriceTableView } from '../price/use-price-table.ts'
import styles from './current-plan.module.css'

interface CurrentPlanProps {
  readonly plan: PricedPlan
  readonly choice: HrChoice
  readonly table: Pick<PriceTableView, 'period' | 'isLoading' | 'isFormer' | 'failure' | 'retry'>
  readonly onChange: () => void
}

/** The plan in the cart: its picture, name and price, how it is paid and for how many employees. */
export function CurrentPlan({ plan, choice, table, onChange }: CurrentPlanProps) {
  const { plans } = useIssuer().identity.selling
  const hasOffer = useVisitor(({ shopping }) => shopping.offerCode !== null)
  const { line, employees, setEmployees, period, setPeriod } = choice
  const sold = plans.find(({ code }) => code === plan.code)
  const isPriced = !table.isFormer && !table.isLoading
  const saving = sold && plan.price && isPriced ? yearlySaving(sold, plan.price, table.period) : null
  const most = mostEmployees(useCartLimits(), plan.code)
  // Until the tab's cart is known there is no number to judge.
  const problem = line === null ? null : employeesProblem(employees, most)
  return (
    <div className={styles.panel}>
      <div className={styles.plan}>
        <IconBadge name={planIcon(plan.code, plans)} tone="hr" />
        <div className={styles.words}>
          <p className={styles.name}>{plan.displayName}</p>
          <p className={styles.description}>{plan.description}</p>
          <Button
            variant="ghost"
            size="sm"
            className={styles.change}
            iconBefore={<Icon name="edit" size={18} />}
            onClick={onChange}
          >
            {plansCopy.change}
          </Button>
        </div>
        <PlanPrice
          // Of a wrong number there is no price, and asking again helps nothing.
          price={problem === null ? plan.price : null}
          period={table.period}
          isLoading={table.isLoading}
          isFormer={table.isFormer && problem === null}
          employees={employees}
          saving={hasOffer ? 'tag' : 'told'}
          missing={missingWords(employees, most)}
          onRetry={table.failure !== null && table.retry}
        />
      </div>
      <div className={styles.controls}>
        <PeriodToggle period={period} onChange={setPeriod} planCode={plan.code} saving={saving} />
        <EmployeesField
          employees={employees}
          onChange={setEmployees}
          planCode={line?.productCode ?? plan.code}
        />
        {problem === 'abovePlan' && employees !== null && (
          <Button variant="secondary" size="sm" className={styles.larger} onClick={onChange}>
            {plansCopy.plansFor(employees.toLocaleString('pt-BR'))}
          </Button>
        )}
      </div>
      {problem === 'aboveMax' && <OverLimitWay />}
    </div>
  )
}
