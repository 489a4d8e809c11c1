import type { PricedPlan } from '@benefits/domain/pricing/price-table'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { IconBadge } from '../../../ui/art/icon-badge.tsx'
import { Button } from '../../../ui/press/button.tsx'
import { useVisitor } from '../../../visit/visitor-provider.tsx'
import { planIcon } from '../choice/plan-by-code.ts'
import type { HrChoice } from '../choice/use-hr-choice.ts'
import { plansCopy } from '../copy.ts'
import { yearlySaving } from '../price/annual-discount.ts'
import { PlanPrice } from '../price/plan-price.tsx'
import type { PriceTableView } from '../price/use-price-table.ts'
import styles from './current-plan.module.css'
import { EmployeesField } from './employees-field.tsx'
import { PeriodToggle } from './period-toggle.tsx'

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
  const isPriced = !table.isLoading && !table.isFormer
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
          price={plan.price}
          period={table.period}
          isLoading={table.isLoading}
          isFormer={table.isFormer}
          employees={employees}
          isSavingTold={!hasOffer}
          onRetry={table.failure !== null && table.retry}
        />
      </div>
      <div className={styles.controls}>
        <PeriodToggle
          period={period}
          onChange={setPeriod}
          planCode={plan.code}
          saving={sold && plan.price && isPriced ? yearlySaving(sold, plan.price, table.period) : null}
        />
        <EmployeesField
          employees={employees}
          onChange={setEmployees}
          planCode={line?.productCode ?? plan.code}
        />
      </div>
    </div>
  )
}
