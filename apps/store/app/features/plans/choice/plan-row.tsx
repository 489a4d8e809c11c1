import { useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Tag } from '../../../ui/feedback/tag.tsx'
import { plansCopy } from '../copy.ts'
import { OfferPrice } from './offer-price.tsx'
import { PlanAction } from './plan-action.tsx'
import type { PlanOffer } from './plan-offer.ts'
import styles from './plan-row.module.css'

interface PlanRowProps {
  readonly offer: PlanOffer
  /** What the plan includes is asked for by a press. */
  readonly isFolded: boolean
}

/** A plan in few lines, where another one is in the cart: what it adds to the plan before it stands out. */
export function PlanRow({ offer, isFolded }: PlanRowProps) {
  const { compared, isSelected } = offer
  const { plan, rows } = compared
  const included = rows.filter(({ state }) => state === 'included' || state === 'added')
  const id = useId()
  return (
    <article
      className={classNames(styles.row, isSelected && styles.selected)}
      aria-labelledby={id}
      data-tone="hr"
    >
      <div className={styles.words}>
        <h3 id={id} className={styles.title}>
          {plan.displayName}
        </h3>
        {isSelected && <Tag look="accent">{plansCopy.selected}</Tag>}
      </div>
      <OfferPrice offer={offer} bandClass={styles.band} />
      <div className={styles.action}>
        <PlanAction offer={offer} size="sm" />
      </div>
      <details className={styles.included} open={!isFolded}>
        <summary className={styles.summary}>
          {plansCopy.includes} <strong>{plansCopy.modulesOf(included.length)}</strong>
        </summary>
        <ul>
          {included.map(({ code, name, state }) => (
            <li key={code} className={styles[state]}>
              {name}
            </li>
          ))}
        </ul>
      </details>
    </article>
  )
}
