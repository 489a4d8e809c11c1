import { DEFAULT_EMPLOYEES } from '@benefits/domain/cart/plan/employee-count'
import type { PricedPlan } from '@benefits/domain/pricing/price-table'
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx'
import { PeriodToggle, useHrChoice, useSelectPlan } from '../../plans/public.ts'
import { jointCopy as copy } from '../copy.ts'
import type { SolutionSection } from '../shelf/solution-sections.ts'
import styles from './group-form.module.css'

interface PlanChoiceProps {
  readonly section: SolutionSection
  readonly plans: readonly PricedPlan[]
}

/** The company's own HR plan, the steps up from it (docs/rules/plans.md: step-up-only), and how they are paid. */
export function PlanChoice({ section, plans }: PlanChoiceProps) {
  const { line, employees, period, setPeriod } = useHrChoice()
  const select = useSelectPlan()
  const own = section.contracted.map(({ code }) => code)
  const open = section.available.map(({ code }) => code)

  function choose(value: string) {
    const plan = plans.find(({ code }) => String(code) === value)
    if (plan) select(plan, { employees: employees ?? DEFAULT_EMPLOYEES, period }, () => {})
  }

  return (
    <div className={styles.plans}>
      <ChoiceGroup
        legend={copy.plan}
        look="cards"
        value={String(line?.productCode ?? '')}
        onValueChange={choose}
        options={plans
          .filter(({ code }) => own.includes(code) || open.includes(code))
          .map(({ code, displayName, description }) => ({
            value: String(code),
            label: own.includes(code) ? copy.currentPlan(displayName) : displayName,
            detail: description,
            disabled: own.includes(code),
          }))}
      />
      <PeriodToggle period={period} onChange={setPeriod} />
    </div>
  )
}
