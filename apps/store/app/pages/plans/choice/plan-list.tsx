import { employeesProblem } from '@benefits/domain/cart/plan/employees-problem'
import { mostEmployees } from '@benefits/domain/cart/plan/most-employees'
import { WORKER_LIMIT } from '@benefits/domain/catalogue/line-limits'
import type { PlanPeriod } from '@benefits/domain/catalogue/product'
import type { Centavos } from '@benefits/domain/money/centavos'
import { formatShortBrl } from '@benefits/domain/money/format-brl'
import { cheapestPlan } from '@benefits/domain/plans/cheapest-plan'
import { type ComparedPlan, comparePlans } from '@benefits/domain/plans/compare-plans'
import type { PricedPlan, TablePrice } from '@benefits/domain/plans/price-table'
import { useRef } from 'react'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { KeepQueryLink } from '../../../always/navigation/keep-query-link.tsx'
import { useHome } from '../../../always/navigation/use-home.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { cssVariables } from '../../../ui/marks/css-variables.ts'
import { buttonClass } from '../../../ui/press/button-class.ts'
import { plansCopy } from '../copy.ts'
import { TableStatus } from '../price/table-status.tsx'
import type { PriceTableView } from '../price/use-price-table.ts'
import { usePlanRank } from './plan-by-code.ts'
import { PlanCard } from './plan-card.tsx'
import styles from './plan-list.module.css'
import { PlanNames } from './plan-names.tsx'
import type { PlanOffer } from './plan-offer.ts'
import { PlanRow } from './plan-row.tsx'
import { PlanSwitch } from './plan-switch.tsx'
import type { HrChoice } from './use-hr-choice.ts'

/** What the list works with. */
export interface PlanListProps {
  readonly choice: HrChoice
  readonly table: PriceTableView
  /**
   * `matrix` is the comparison, one column a plan; `rows` is for where another plan is in the cart, `foldedRows` for
   * where the list stands under it: what a plan includes is folded, and of the plan in the cart it says no more than
   * that.
   */
  readonly look: 'matrix' | 'rows' | 'foldedRows'
  readonly onSelect: (plan: PricedPlan) => void
  readonly onLeave?: () => void
  /** The page says already why prices failed. */
  readonly isReasonTold?: boolean
}

/** The plans side by side, by code, with the prices for the employees and the period. */
export function PlanList({ choice, table, look, onSelect, onLeave, isReasonTold = false }: PlanListProps) {
  const { line, employees } = choice
  const { plans, isLoading, isFormer } = table
  // While prices are on their way no former one is told: words go with what is chosen.
  const period = isLoading ? choice.period : table.period
  const rankProblemOf = usePlanRank()
  if (plans.length === 0) return <NoPlans />
  const compared = comparePlans(plans)
  const isValid = employeesProblem(employees, WORKER_LIMIT) === null
  const isRecommended = line === null && isValid && !isLoading && !isFormer
  const own = plans.find(({ code }) => code === line?.productCode)?.price ?? null
  const isCompared = own !== null && isValid && !isLoading && !isFormer
  const cheapest = cheapestPlan(plans.filter(({ code }) => rankProblemOf(code) === null))
  const offerOf = (one: ComparedPlan): PlanOffer => ({
    compared: one,
    period,
    employees,
    isSelected: line?.productCode === one.plan.code,
    isCheapest: isRecommended && cheapest?.code === one.plan.code,
    difference: isCompared && one.plan.price ? ((paidOf(one.plan.price) - paidOf(own)) as Centavos) : null,
    isLoading,
    isFormer,
    isValid,
    isInCart: look === 'foldedRows',
    onSelect: () => onSelect(one.plan),
    ...(onLeave ? { onLeave } : {}),
  })
  return (
    <div aria-busy={isLoading}>
      <TableStatus table={table} isReasonTold={isReasonTold} />
      {look === 'matrix' ? (
        <Matrix compared={compared} period={period} offerOf={offerOf} />
      ) : (
        <div className={look === 'rows' ? styles.rows : styles.lines}>
          {compared.map((one) => (
            <PlanRow key={one.plan.code} offer={offerOf(one)} />
          ))}
        </div>
      )}
    </div>
  )
}

/** The comparison, one column a plan. */
function Matrix({
  compared,
  period,
  offerOf,
}: {
  readonly compared: readonly ComparedPlan[]
  readonly period: PlanPeriod
  readonly offerOf: (one: ComparedPlan) => PlanOffer
}) {
  const matrix = useRef<HTMLElement>(null)
  const { limits } = useIssuer().identity.selling
  const offers = compared.map(offerOf)
  return (
    <>
      <PlanSwitch
        plans={offers.map((offer) => {
          const { code, name } = offer.compared.plan
          return {
            code,
            name,
            told: shortPrice(offer, mostEmployees(limits, code)),
            isAwaited: offer.isLoading,
          }
        })}
        matrix={matrix}
        chosenAt={offers.findIndex(({ isSelected }) => isSelected)}
      />
      <div className={styles.compared}>
        {/* It scrolls to the side on a narrow screen: who has a keyboard alone must get into it. */}
        <section
          ref={matrix}
          className={styles.matrix}
          aria-label={plansCopy.comparison}
          style={cssVariables({ '--rows': compared[0]?.rows.length ?? 1 })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
          tabIndex={0}
        >
          {offers.map((offer) => (
            <PlanCard key={offer.compared.plan.code} offer={offer} />
          ))}
        </section>
        <PlanNames names={compared.map(({ plan }) => plan.displayName)} matrix={matrix} />
      </div>
      <p className={styles.legend}>
        <span>
          <Icon name="plus" size={18} />
          <span>{plansCopy.legendSold(period)}</span>
        </span>
        <span>
          <Icon name="minus" size={18} />
          <span>{plansCopy.legendAbsent}</span>
        </span>
      </p>
    </>
  )
}

/** A plan's price where there is room for few letters; empty while there is none to tell. */
function shortPrice({ compared, isLoading, isFormer, isValid }: PlanOffer, most: number): string {
  const { price } = compared.plan
  if (isLoading || isFormer || !isValid) return ''
  if (price === null) return plansCopy.upToEmployees(most)
  return formatShortBrl(paidOf(price))
}

function paidOf({ value, discount }: TablePrice): Centavos {
  return (value - discount) as Centavos
}

/** The channel sells no plans: what it does sell is on the initial page. */
function NoPlans() {
  const home = useHome(plansCopy.otherSolutions)
  return (
    <EmptyState
      actions={
        <KeepQueryLink to={home.to} className={buttonClass()}>
          {home.label}
        </KeepQueryLink>
      }
    >
      {plansCopy.noPlans}
    </EmptyState>
  )
}
