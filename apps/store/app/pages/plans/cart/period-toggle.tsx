import type { PlanPeriod } from '@benefits/domain/catalogue/product'
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx'
import { useVisitor } from '../../../visit/visitor-provider.tsx'
import { plansCopy } from '../copy.ts'

interface PeriodToggleProps {
  readonly period: PlanPeriod
  readonly onChange: (period: PlanPeriod) => void
}

/** Paying monthly or annually; an offer has a discount of its own, so that '(20%)' stands only without one. */
export function PeriodToggle({ period, onChange }: PeriodToggleProps) {
  const hasOffer = useVisitor(({ shopping }) => shopping.offerCode !== null)
  const annual = hasOffer ? plansCopy.annual : `${plansCopy.annual} ${plansCopy.annualDiscount}`
  return (
    <ChoiceGroup
      legend={plansCopy.period}
      value={period}
      onValueChange={onChange}
      options={[
        { value: 'monthly', label: plansCopy.monthly },
        { value: 'annual', label: annual },
      ]}
    />
  )
}
