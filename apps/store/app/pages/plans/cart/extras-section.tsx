import type { CartLine } from '@benefits/domain/cart/cart-line'
import { addExtension } from '@benefits/domain/cart/plan/add-extension'
import { planAdditional } from '@benefits/domain/cart/plan/plan-line'
import { removeExtension } from '@benefits/domain/cart/plan/remove-extension'
import type { Plan, PlanPeriod } from '@benefits/domain/catalogue/product'
import { formatPercent } from '@benefits/domain/money/format-percent'
import { extensionValue } from '@benefits/domain/plans/extension-value'
import type { PricedExtra, PricedPlan } from '@benefits/domain/plans/price-table'
import { useEffect, useState } from 'react'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { useCartMoves } from '../../../purchase/cart/public.ts'
import type { Elements } from '../../../ui/elements.ts'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { changeCart } from '../../../visit/cart-moves.ts'
import { extrasOf, setExtras } from '../../../visit/plans-moves.ts'
import type { PlansSlice } from '../../../visit/plans-slice.ts'
import { useVisitor, useVisitorStore } from '../../../visit/visitor-provider.tsx'
import { plansCopy } from '../copy.ts'
import { extensionPrice } from '../price/plan-price.tsx'
import { ExtraCard } from './extra-card.tsx'
import styles from './extras-section.module.css'

interface ExtrasSectionProps {
  readonly plan: PricedPlan
  /** The plan in the cart; null while the cart is not known yet. */
  readonly line: CartLine | null
  readonly period: PlanPeriod
  /** The plan's prices are those of what is chosen; others are not told. */
  readonly isPriced: boolean
  readonly isBusy: boolean
  /** The cart's: each change shows the extensions. */
  readonly revision: number
}

/** What the plan is made of and what can be added to it; each change of the cart shows the extensions. */
export function ExtrasSection({ plan, line, period, isPriced, isBusy, revision }: ExtrasSectionProps) {
  const store = useVisitorStore()
  const { takeOut } = useCartMoves()
  const { modules, extensions } = useExtras(plan)
  const hasOffer = useVisitor(({ shopping }) => shopping.offerCode !== null)
  const priced = useIssuer().identity.selling.plans.find(({ code }) => code === plan.code)
  const [tab, setTab] = useState<'modules' | 'extensions'>('extensions')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the cart, whatever it was
  useEffect(() => setTab('extensions'), [revision])

  function toggle(extra: PricedExtra, isIncluded: boolean) {
    if (isIncluded) takeOut(extra, (cart) => removeExtension(cart, extra.code))
    else store.move(changeCart, (cart) => addExtension(cart, planAdditional(extra, period)))
  }

  const cards = (extras: readonly PricedExtra[]): Elements => (
    <div className={styles.cards}>
      {extras.map((extra) => {
        const isIncluded =
          extra.required || (line?.additionalProducts.some(({ code }) => code === extra.code) ?? false)
        return (
          <ExtraCard
            key={extra.code}
            extra={extra}
            price={isPriced ? extensionPrice(priced, extensionValue(extra, plan), period) : null}
            isIncluded={isIncluded}
            isBusy={isBusy}
            {...(extra.required ? {} : { onToggle: () => toggle(extra, isIncluded) })}
          />
        )
      })}
    </div>
  )

  return (
    <Tabs
      label={plansCopy.extras}
      selected={tab}
      onSelect={setTab}
      tabs={[
        {
          id: 'modules',
          label: plansCopy.modules,
          content: <Panel title={plansCopy.extras}>{cards(modules)}</Panel>,
        },
        {
          id: 'extensions',
          label: plansCopy.extensions,
          content: (
            <Panel title={plansCopy.moreExtensions} note={isPriced && priceNote(priced, period, hasOffer)}>
              {cards(extensions.list)}
            </Panel>
          ),
        },
      ]}
    />
  )
}

interface PanelProps {
  readonly title: string
  /** What the prices in it are, in one line; false while there are none, which keeps its place. */
  readonly note?: string | false
  readonly children: Elements
}

function Panel({ title, note, children }: PanelProps) {
  return (
    <section className={styles.panel} aria-label={title}>
      <div>
        <h3 className={styles.title}>{title}</h3>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
      {children}
    </section>
  )
}

/** What the extensions' prices are: those of a year have its discount off already, which the summary tells apart. */
function priceNote(
  plan: Pick<Plan, 'annualDiscount'> | undefined,
  period: PlanPeriod,
  hasOffer: boolean,
): string {
  const rate = plan?.annualDiscount ?? 0
  if (period === 'monthly') return plansCopy.pricedByMonth
  return rate > 0 && !hasOffer ? plansCopy.pricedByYearLess(formatPercent(rate)) : plansCopy.pricedByYear
}

/** Keeps the modules and extensions of the selected plan, and forgets them when the screen is left. */
function useExtras(plan: PricedPlan | null): Pick<PlansSlice, 'modules' | 'extensions'> {
  const store = useVisitorStore()
  const kept = useVisitor(({ plans }) => plans)
  useEffect(() => {
    store.move(setExtras, plan)
  }, [store, plan])
  useEffect(() => () => store.move(setExtras, null), [store])
  const isKept = kept.modules.length + kept.extensions.list.length > 0
  return isKept ? kept : extrasOf(plan)
}
