import { employeesProblem } from '@benefits/domain/cart/plan/employees-problem'
import { mostEmployees } from '@benefits/domain/cart/plan/most-employees'
import { WORKER_LIMIT } from '@benefits/domain/catalogue/line-limits'
import { type ComponentProps, lazy, Suspense, useDeferredValue, useState } from 'react'
import { KeepQueryLink } from '../../../always/navigation/keep-query-link.tsx'
import { useNavigateKeepingQuery } from '../../../always/navigation/use-kept-query.ts'
import {
  CartOrContracted,
  CartSummary,
  ProceedButton,
  useCartIntro,
  useCartLimits,
  usePricing,
  type WayOn,
} from '../../../purchase/cart/public.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { LoadingRegion } from '../../../ui/feedback/loading-region.tsx'
import { SidePage } from '../../../ui/layout/side-page.tsx'
import { loadPart } from '../../../ui/load-part.ts'
import { Skeleton } from '../../../ui/marks/skeleton.tsx'
import { OFFER_PARAMETER } from '../../../visit/choose-offer.ts'
import type { PriceTable } from '../../../visit/plans-slice.ts'
import { missingWords } from '../choice/missing-words.ts'
import { usePlanRank } from '../choice/plan-by-code.ts'
import { PlanList } from '../choice/plan-list.tsx'
import { type HrChoice, useHrChoice } from '../choice/use-hr-choice.ts'
import { useHrEntry } from '../choice/use-hr-entry.ts'
import { useOverLimit } from '../choice/use-over-limit.ts'
import { useSelectPlan } from '../choice/use-select-plan.ts'
import { plansCopy } from '../copy.ts'
import { HR_CART, HR_PLANS_PAGE } from '../hr-addresses.ts'
import { usePriceTable } from '../price/use-price-table.ts'
import { CurrentPlan } from './current-plan.tsx'
import { ExtrasSection } from './extras-section.tsx'
import styles from './hr-cart-page.module.css'

const GonePlan = lazy(() => loadPart(() => import('./gone-plan.tsx')))
const PlanDialog = lazy(() => loadPart(() => import('./plan-dialog.tsx')))

interface HrCartPageProps {
  /** The price table that came with the page. */
  readonly served: PriceTable
  /** Code of the plan that the address names. */
  readonly askedCode: number | null
  readonly onProceed: () => void
  readonly isProceeding: boolean
}

/** The HR plan's cart, '/carrinho/pontomais'. */
export function HrCartPage({ served, askedCode, onProceed, isProceeding }: HrCartPageProps) {
  useCartIntro()
  useHrEntry(served.plans.find(({ code }) => code === askedCode) ?? null)
  const choice = useHrChoice()
  const { line, employees, revision } = choice
  const price = usePricing()
  const { question, table } = useTableOfChoice(choice, price, served)
  const overLimit = useOverLimit(line ? employees : null)
  const select = useSelectPlan()
  const go = useNavigateKeepingQuery()
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')
  const plan = table.plans.find(({ code }) => code === (line?.productCode ?? askedCode)) ?? null
  const rankProblemOf = usePlanRank()
  // What the company has, or had before a step up, is not hired again.
  const isOwned = line !== null && rankProblemOf(line.productCode) !== null
  const change = () => setDialog('open')
  const most = mostEmployees(useCartLimits(), line?.productCode ?? null)
  const way = wayOn({
    hint: `${missingWords(employees, most)}.`,
    tellLimit: overLimit.isOver ? overLimit.tell : null,
    isOwned,
    isAbovePlan: line !== null && employeesProblem(employees, most) === 'abovePlan',
    change,
    onProceed,
  })
  function selected() {
    setDialog((now) => (now === 'never' ? now : 'closed'))
    go(HR_CART, { replace: true, drop: [OFFER_PARAMETER], preventScrollReset: true })
  }
  const list = {
    choice,
    table,
    onSelect: (other: (typeof table.plans)[number]) => question && select(other, question, selected),
  }
  const isPriced = !table.isLoading && !table.isFormer
  const extras = plan && (
    <ExtrasSection
      plan={plan}
      line={line}
      period={table.period}
      isPriced={isPriced}
      isBusy={price.isLoading || !isPriced}
      revision={revision}
    />
  )
  // Cards and rows of what could be bought are drawn after the answer to a press, which stands in the plan above them.
  const laterExtras = useDeferredValue(extras)
  const laterPlans = useDeferredValue(
    <PlanList
      {...list}
      look="foldedRows"
      isReasonTold={price.failure !== null && price.failure === table.failure}
    />,
  )

  return (
    <SidePage
      above={
        <KeepQueryLink to={HR_PLANS_PAGE} className={styles.back}>
          <Icon name="arrow-left" size={20} />
          {plansCopy.back}
        </KeepQueryLink>
      }
      title={plansCopy.cartTitle}
      intro={plansCopy.cartIntro}
      side={
        <>
          <Side
            isAwaited={askedCode !== null && rankProblemOf(askedCode) === null}
            label={isOwned ? plansCopy.stepUp : plansCopy.proceed}
            way={way}
            busy={isProceeding}
          />
          {dialog !== 'never' && (
            <Suspense fallback={null}>
              <PlanDialog {...list} open={dialog === 'open'} onClose={() => setDialog('closed')} />
            </Suspense>
          )}
          {overLimit.dialog}
        </>
      }
    >
      <PlanSection goneFrom={line !== null && plan === null ? line.groupCode : null}>
        {plan && (
          <div className={styles.parts}>
            <CurrentPlan plan={plan} choice={choice} table={table} onChange={change} />
            {laterExtras ?? extras}
          </div>
        )}
      </PlanSection>
      <section aria-labelledby="planos">
        <h2 id="planos" className={styles.heading}>
          {plansCopy.planList}
        </h2>
        {laterPlans}
      </section>
    </SidePage>
  )
}

interface SideProps extends Pick<ComponentProps<typeof ProceedButton>, 'label' | 'way' | 'busy'> {
  /** The address names a plan, which is about to be in the cart. */
  readonly isAwaited: boolean
}

function Side({ isAwaited, ...button }: SideProps) {
  return (
    <CartSummary look="fewRows" continueTo={HR_PLANS_PAGE} isAwaited={isAwaited}>
      <ProceedButton {...button} isStart />
    </CartSummary>
  )
}

interface PlanSectionProps {
  /** The group of a plan that is in the cart and not in the table; null for any other. */
  readonly goneFrom: number | null
  /** The plan, once it is known. */
  readonly children: Elements
}

/** The plan; that it is not sold any more; or that it is on its way. */
function PlanSection({ goneFrom, children }: PlanSectionProps) {
  return (
    <section aria-labelledby="carrinho">
      <h2 id="carrinho" tabIndex={-1} className={styles.heading}>
        {plansCopy.yourPlan}
      </h2>
      <CartOrContracted>
        <LoadingRegion
          loading={!children && goneFrom === null}
          skeleton={<Skeleton size="panel" count={2} />}
        >
          {goneFrom !== null && (
            <Suspense fallback={<Skeleton size="panel" />}>
              <GonePlan groupCode={goneFrom} />
            </Suspense>
          )}
          {children}
        </LoadingRegion>
      </CartOrContracted>
    </section>
  )
}

/** The prices for what is chosen, once it can be asked about. */
function useTableOfChoice(
  { line, employees, period }: HrChoice,
  price: ReturnType<typeof usePricing>,
  served: PriceTable,
) {
  const question =
    line !== null && employees !== null && employeesProblem(employees, WORKER_LIMIT) === null
      ? { employees, period }
      : null
  const asked = usePriceTable(question, served)
  // What failed together is asked for together.
  const retry = () => {
    asked.retry()
    if (price.failure !== null) price.retry()
  }
  // Until the tab's cart is known nobody has chosen anything: there is no former price.
  const table = line === null ? { ...asked, retry, isLoading: true, isFormer: false } : { ...asked, retry }
  return { question, table }
}

interface WayOptions {
  /** What is missing or too much, in words. */
  readonly hint: string
  /** Tells that there are too many employees; null where there are not. */
  readonly tellLimit: (() => void) | null
  readonly isOwned: boolean
  readonly isAbovePlan: boolean
  readonly change: () => void
  readonly onProceed: () => void
}

/** What a press on the button does: what stands in its way comes first. */
function wayOn({ hint, tellLimit, isOwned, isAbovePlan, change, onProceed }: WayOptions): WayOn {
  if (tellLimit !== null) return { is: 'instead', go: tellLimit, hint }
  if (isOwned) return { is: 'instead', go: change }
  return isAbovePlan ? { is: 'instead', go: change, hint } : { is: 'ready', go: onProceed }
}
