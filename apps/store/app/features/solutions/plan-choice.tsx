import { employeeCount } from '@benefits/domain/cart/employee-count'
import { setPlanPeriod } from '@benefits/domain/cart/toggle-plan-period'
import type { Centavos } from '@benefits/domain/money/centavos'
import { useVisitorStore } from '../../state/visitor-provider.tsx'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { withCart } from '../cart/cart-slice.ts'
import { useCartMoves, useCartState } from '../cart/public.ts'
import { type ProductView, toCartLine } from '../catalogue/public.ts'
import { jointCopy as copy } from './copy.ts'
import styles from './group-form.module.css'
import type { SolutionSection } from './solution-sections.ts'

interface PlanChoiceProps {
  readonly section: SolutionSection
  readonly products: readonly ProductView[]
}

/** The HR plans that the company can have: its own and the steps up from it (decisions 5), and how they are paid. */
export function PlanChoice({ section, products }: PlanChoiceProps) {
  const store = useVisitorStore()
  const { lines, planPeriod } = useCartState()
  const { add } = useCartMoves()
  const own = new Set(section.contracted.map(({ code }) => code))
  const plans = products.filter(
    ({ code }) =>
      section.productCodes.includes(code) &&
      (own.has(code) || section.available.some((plan) => plan.code === code)),
  )
  const chosen = lines.find(({ groupCode, type }) => groupCode === section.groupCode && type === 'hcm')

  function choose(code: string) {
    const plan = plans.find((one) => String(one.code) === code)
    const amount = chosen?.amount || employeeCount(lines)
    if (plan) add({ ...toCartLine(plan, amount, 0 as Centavos), planPeriod })
  }

  return (
    <div className={styles.plans}>
      <ChoiceGroup
        legend={copy.plan}
        look="cards"
        value={String(chosen?.id ?? '')}
        onValueChange={choose}
        options={plans.map(({ code, name, description }) => ({
          value: String(code),
          label: own.has(code) ? copy.currentPlan(name) : name,
          detail: description,
          disabled: own.has(code),
        }))}
      />
      <ChoiceGroup
        legend={copy.period}
        value={planPeriod}
        onValueChange={(period) =>
          store.setState(({ shopping }) => ({
            shopping: withCart(shopping, setPlanPeriod(shopping.cart, period)),
          }))
        }
        options={[
          { value: 'monthly', label: copy.monthly },
          { value: 'annual', label: copy.annual },
        ]}
      />
    </div>
  )
}
