import type { PlanPeriod } from '@benefits/domain/catalogue/product'
import type { Centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import type { ComparedExtra, ComparedState } from '@benefits/domain/plans/compare-plans'
import { useId } from 'react'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { IconBadge } from '../../../ui/art/icon-badge.tsx'
import type { IconName } from '../../../ui/art/icon-names.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { Elements } from '../../../ui/elements.ts'
import fold from '../../../ui/layout/fold.module.css'
import { Tag } from '../../../ui/marks/tag.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { plansCopy } from '../copy.ts'
import { extensionPaid } from '../price/plan-price.tsx'
import { OfferPrice } from './offer-price.tsx'
import { PlanAction } from './plan-action.tsx'
import { planIcon } from './plan-by-code.ts'
import styles from './plan-card.module.css'
import type { PlanOffer } from './plan-offer.ts'

/**
 * A plan as a column of the comparison: its parts stand in one line with those of the plans beside it. On a narrow
 * screen, which shows one plan at a time, what it adds to the plan before it stands open, and the rest is folded.
 */
export function PlanCard({ offer }: { readonly offer: PlanOffer }) {
  const { compared, period, isSelected, isCheapest, isLoading, isFormer } = offer
  const { plan, before, rows } = compared
  const { selling } = useIssuer().identity
  const priced = selling.plans.find(({ code }) => code === plan.code)
  const id = useId()
  const priceId = useId()
  const addedCount = rows.filter(({ state }) => state === 'added').length
  const items = (extras: readonly ComparedExtra[]) =>
    extras.map((extra) => (
      <ExtraItem
        key={extra.code}
        extra={extra}
        price={extensionPaid(priced, extra.value, period)}
        period={period}
        isTold={!isLoading && !isFormer}
      />
    ))
  const included = rows.filter(({ state }) => state === 'included')
  const sold = rows.filter(({ state }) => state === 'sold')
  const absent = rows.filter(({ state }) => state === 'absent')
  return (
    <article
      className={classNames(styles.card, isSelected && styles.selected, isCheapest && styles.cheapest)}
      aria-labelledby={id}
      data-tone="hr"
    >
      <div className={styles.head}>
        <IconBadge name={planIcon(plan.code, selling.plans)} tone="hr" size="sm" />
        <h3 id={id} className={styles.title}>
          {plan.displayName}
        </h3>
        <div className={styles.flag}>
          {isSelected && (
            <Tag look="accent" icon={<Icon name="check" size={16} />}>
              <span>{plansCopy.selected}</span> · <span>{plansCopy.added}</span>
            </Tag>
          )}
          {isCheapest && <Tag look="accent">{plansCopy.leastPrice}</Tag>}
        </div>
      </div>
      <p className={styles.description}>{plan.description}</p>
      <OfferPrice offer={offer} id={priceId} bandClass={styles.band} isCompared />
      <PlanAction offer={offer} priceId={priceId} size="block" />
      <div className={styles.step}>
        <p className={styles.includedTitle}>{plansCopy.includes}</p>
        <p>{before ? plansCopy.more(addedCount, before.name) : plansCopy.modulesOf(included.length)}</p>
      </div>
      <div className={styles.parts}>
        <ul className={classNames(styles.list, before && styles.later)}>{items(rows)}</ul>
        {before && <Folded title={plansCopy.before(before.name, included.length)}>{items(included)}</Folded>}
        {sold.length > 0 && <Folded title={plansCopy.soldApart(sold.length, period)}>{items(sold)}</Folded>}
        {absent.length > 0 && <Folded title={plansCopy.notIncluded(absent.length)}>{items(absent)}</Folded>}
      </div>
    </article>
  )
}

function Folded({ title, children }: { readonly title: string; readonly children: Elements }) {
  return (
    <details className={styles.fold}>
      <summary className={classNames(fold.row, styles.foldTitle)}>
        <span className={fold.title}>{title}</span>
        <span className={fold.arrow}>
          <Icon name="chevron-down" size={20} />
        </span>
      </summary>
      <ul className={styles.folded}>{children}</ul>
    </details>
  )
}

const MARKS = {
  included: 'check',
  added: 'check',
  sold: 'plus',
  absent: 'minus',
} as const satisfies Record<ComparedState, IconName>

interface ExtraItemProps {
  readonly extra: ComparedExtra
  /** What is paid for it in the period; null where it is free. */
  readonly price: Centavos | null
  readonly period: PlanPeriod
  /** The price is that of what is chosen; another keeps its room, and is not seen. */
  readonly isTold: boolean
}

/** A row of the comparison; how it stands to the plan is drawn, and said to who hears it. */
function ExtraItem({ extra, price, period, isTold }: ExtraItemProps) {
  const { name, state } = extra
  return (
    <li className={classNames(styles.item, styles[state])}>
      <Icon name={MARKS[state]} size={18} />
      <span className={styles.name}>
        <span>{name}</span>
        {state !== 'included' && <VisuallyHidden>{` (${plansCopy.states[state]})`}</VisuallyHidden>}
      </span>
      {state === 'sold' && (
        <span className={classNames(styles.apart, !isTold && styles.untold)}>
          <span>{price === null ? plansCopy.free : formatBrl(price)}</span>
          {price !== null && <VisuallyHidden>{plansCopy.priceOf[period]}</VisuallyHidden>}
        </span>
      )}
    </li>
  )
}
