import type { ComparedExtra, ComparedState } from '@benefits/domain/pricing/plans/compare-plans'
import { useId } from 'react'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { IconBadge } from '../../../ui/art/icon-badge.tsx'
import type { IconName } from '../../../ui/art/icon-names.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Tag } from '../../../ui/marks/tag.tsx'
import { plansCopy } from '../copy.ts'
import { extensionPrice } from '../price/plan-price.tsx'
import { OfferPrice } from './offer-price.tsx'
import { PlanAction } from './plan-action.tsx'
import { planIcon } from './plan-by-code.ts'
import styles from './plan-card.module.css'
import type { PlanOffer } from './plan-offer.ts'

/** A plan as a column of the comparison: its parts stand in one line with those of the plans beside it. */
export function PlanCard({ offer }: { readonly offer: PlanOffer }) {
  const { compared, period, isSelected, isLoading, isFormer } = offer
  const { plan, before, rows } = compared
  const { selling } = useIssuer().identity
  const priced = selling.plans.find(({ code }) => code === plan.code)
  const id = useId()
  const addedCount = rows.filter(({ state }) => state === 'added').length
  return (
    <article
      className={classNames(styles.card, isSelected && styles.selected)}
      aria-labelledby={id}
      data-tone="hr"
    >
      <div className={styles.head}>
        <IconBadge name={planIcon(plan.code, selling.plans)} tone="hr" />
        {isSelected && <Tag look="accent">{plansCopy.selected}</Tag>}
      </div>
      <div>
        <h3 id={id} className={styles.title}>
          {plan.displayName}
        </h3>
        <p className={styles.description}>{plan.description}</p>
      </div>
      <OfferPrice offer={offer} bandClass={styles.band} />
      <PlanAction offer={offer} size="block" />
      <div className={styles.step}>
        <p className={styles.includedTitle}>{plansCopy.includes}</p>
        {before && addedCount > 0 && <p>{plansCopy.more(addedCount, before.name)}</p>}
      </div>
      <ul className={styles.list}>
        {rows.map((extra) => (
          <ExtraItem
            key={extra.code}
            extra={extra}
            price={isLoading || isFormer ? null : extensionPrice(priced, extra.value, period)}
          />
        ))}
      </ul>
    </article>
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
  /** What is paid for it in words; null while there is no price of what is chosen. */
  readonly price: string | null
}

/** A row of the comparison. What the plan has not is there for the eye that runs along the row, and not read out. */
function ExtraItem({ extra, price }: ExtraItemProps) {
  const { name, state } = extra
  return (
    <li className={classNames(styles.item, styles[state])} aria-hidden={state === 'absent' || undefined}>
      <Icon name={MARKS[state]} size={18} />
      <span>
        <span>{name}</span>
        {state === 'added' && <span className={styles.new}> {plansCopy.addedHere}</span>}
        {state === 'sold' && price && (
          <span className={styles.apart}>{` ${plansCopy.soldApart(price)}`}</span>
        )}
      </span>
    </li>
  )
}
