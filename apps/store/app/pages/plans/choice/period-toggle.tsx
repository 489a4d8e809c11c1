import type { PlanPeriod } from '@benefits/domain/catalogue/product'
import type { Centavos } from '@benefits/domain/money/centavos'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx'
import { useVisitor } from '../../../visit/visitor-provider.tsx'
import { plansCopy } from '../copy.ts'
import { annualLabel, savingNote } from '../price/annual-discount.ts'

interface PeriodToggleProps {
  readonly period: PlanPeriod
  readonly onChange: (period: PlanPeriod) => void
  /** The plan that is paid; where it is still to be chosen, all of them are meant. */
  readonly planCode?: number
  /** What the plan comes to less in a year, in centavos; null where that is not known. */
  readonly saving?: Centavos | null
  /** It is the least of the plans that are meant. */
  readonly isLeast?: boolean
}

/** Paying monthly or annually; an offer has a discount of its own, so that the plans' own stands only without one. */
export function PeriodToggle({ period, onChange, planCode, saving = null, isLeast }: PeriodToggleProps) {
  const hasOffer = useVisitor(({ shopping }) => shopping.offerCode !== null)
  const { plans } = useIssuer().identity.selling
  const meant = planCode === undefined ? plans : plans.filter(({ code }) => code === planCode)
  return (
    <ChoiceGroup
      legend={plansCopy.period}
      value={period}
      onValueChange={onChange}
      options={[
        { value: 'monthly', label: plansCopy.monthly },
        {
          value: 'annual',
          label: hasOffer ? plansCopy.annual : annualLabel(meant),
          note: hasOffer ? undefined : savingNote(meant, saving, isLeast),
        },
      ]}
    />
  )
}
