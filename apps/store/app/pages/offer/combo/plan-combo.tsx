import { addLine } from '@benefits/domain/cart/lines/add-line'
import { DEFAULT_EMPLOYEES } from '@benefits/domain/cart/plan/employee-count'
import { planLine } from '@benefits/domain/cart/plan/plan-line'
import type { PricedPlan } from '@benefits/domain/plans/price-table'
import { useEffect } from 'react'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import {
  CartSummary,
  lackWords,
  OtherCart,
  ProceedButton,
  useCartIntro,
  useCartState,
  useOtherLines,
  type WayOn,
} from '../../../purchase/cart/public.ts'
import type { ProductView } from '../../../purchase/catalogue/public.ts'
import { OrderSteps } from '../../../purchase/flow/public.ts'
import { IconBadge } from '../../../ui/art/icon-badge.tsx'
import { InlineMessage } from '../../../ui/feedback/inline-message.tsx'
import { SidePage } from '../../../ui/layout/side-page.tsx'
import { changeCart } from '../../../visit/cart-moves.ts'
import type { OfferView } from '../../../visit/offers-slice.ts'
import { useRestored, useVisitorStore } from '../../../visit/visitor-provider.tsx'
import { EmployeesField, PeriodToggle, planIcon, useHrChoice, useOverLimit } from '../../plans/public.ts'
import { AddOnList } from '../add-ons/add-on-list.tsx'
import { offerCopy as copy } from '../copy.ts'
import styles from './combo.module.css'
import { OfferDescription } from './offer-description.tsx'
import { OfferSaving } from './offer-saving.tsx'
import { useAssessedOffer } from './use-assessed-offer.ts'

interface PlanComboProps {
  readonly offer: OfferView
  readonly products: readonly ProductView[]
  readonly plans: readonly PricedPlan[]
  readonly onProceed: () => void
  readonly isProceeding: boolean
}

/** The package of an HR plan: its period and employees, and the services that the offer gives. */
export function PlanCombo({ offer, products, plans, onProceed, isProceeding }: PlanComboProps) {
  useCartIntro()
  const plan = plans.find(({ code }) => offer.items.some(({ productCode }) => productCode === code)) ?? null
  const { identity, configuration } = useIssuer()
  const { shortName } = configuration.issuer
  const groupCode = identity.selling.hrGroupCode ?? 0
  usePlanInCart(offer, plan, groupCode)
  const { isOther } = useOtherLines(groupCode)
  const { line, employees, setEmployees, period, setPeriod } = useHrChoice()
  const judgement = useAssessedOffer(offer)
  const lack = lackWords(offer, judgement.gaps)
  const overLimit = useOverLimit(line ? employees : null)
  const readyWay: WayOn = plan === null ? { is: 'waiting' } : { is: 'ready', go: onProceed }
  const lacking = Math.max(0, offer.minEmployees - (line?.quantity ?? 0))
  const hint = lacking > 0 ? copy.lacking.employees(lacking) : undefined
  const filledWay: WayOn = lack === null ? readyWay : { is: 'missing', words: lack, hint }
  const way: WayOn = overLimit.isOver ? { is: 'instead', go: overLimit.tell } : filledWay
  const given = offer.items.map(({ productCode }) => productCode)
  return (
    <SidePage
      above={<OrderSteps page="orderCart" flow="combo" />}
      title={copy.title(shortName)}
      intro={copy.intro}
      isIntroWide
      side={
        !isOther && (
          <>
            <CartSummary look="fewRows" note={<OfferSaving />}>
              <ProceedButton label={copy.proceed} way={way} busy={isProceeding} isStart />
            </CartSummary>
            {overLimit.dialog}
          </>
        )
      }
    >
      <OfferDescription offer={offer} />
      <OtherCart groupCode={groupCode} name={copy.title(shortName)} />
      {!isOther && (
        <>
          <section className={styles.panel} aria-labelledby="carrinho">
            <h2 id="carrinho" tabIndex={-1} className={styles.title}>
              {copy.planTitle}
            </h2>
            {plan && <PlanHead plan={plan} />}
            <div>
              <div className={styles.controls}>
                <PeriodToggle period={period} onChange={setPeriod} {...(plan && { planCode: plan.code })} />
                <EmployeesField employees={employees} onChange={setEmployees} planCode={plan?.code ?? null} />
              </div>
              <div role="status" className={styles.told}>
                {line && lack !== null && <InlineMessage kind="warning">{lack}</InlineMessage>}
              </div>
            </div>
            <div className={styles.narrow}>
              <OfferSaving />
            </div>
          </section>
          <section className={styles.panel} aria-labelledby="servicos">
            <h2 id="servicos" className={styles.title}>
              {copy.freeServices}
            </h2>
            <AddOnList
              offer={offer}
              judgement={judgement}
              products={products.filter(({ code }) => given.includes(code))}
            />
          </section>
        </>
      )}
    </SidePage>
  )
}

function PlanHead({ plan }: { readonly plan: PricedPlan }) {
  const { plans } = useIssuer().identity.selling
  return (
    <article className={styles.planHead} aria-labelledby="plano">
      <IconBadge name={planIcon(plan.code, plans)} tone="hr" />
      <div>
        <h3 id="plano" className={styles.planName}>
          {plan.displayName}
        </h3>
        <p className={styles.soft}>{plan.description}</p>
      </div>
    </article>
  )
}

/** Puts the offer's plan into the cart, monthly and for as many as the offer asks for, unless it is there. */
function usePlanInCart(offer: OfferView, plan: PricedPlan | null, groupCode: number): void {
  const store = useVisitorStore()
  const isRestored = useRestored()
  const { lines } = useCartState()
  const isFree = lines.every((line) => line.lineType === 'hcm' && line.productCode !== plan?.code)
  useEffect(() => {
    if (!isRestored || plan === null || !isFree) return
    const employees = offer.minEmployees || DEFAULT_EMPLOYEES
    const line = planLine(plan, { groupCode, employees, period: 'monthly' }, null)
    store.move(changeCart, (cart) => addLine(cart, line))
  }, [store, isRestored, isFree, plan, offer, groupCode])
}
