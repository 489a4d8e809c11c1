import type { Centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Tag } from '../../../ui/marks/tag.tsx'
import { plansCopy } from '../copy.ts'
import { OfferPrice } from './offer-price.tsx'
import { PlanAction } from './plan-action.tsx'
import type { PlanOffer } from './plan-offer.ts'
import styles from './plan-row.module.css'

/**
 * A plan in few lines, where another one is in the cart: what it adds to the plan before it stands out. Under the cart
 * what it includes is asked for by a press, and the plan of the cart, whose price and parts are told there, is but
 * named.
 */
export function PlanRow({ offer }: { readonly offer: PlanOffer }) {
  const { compared, isSelected, isInCart } = offer
  const isTold = isSelected && isInCart
  const { plan, rows } = compared
  const included = rows.filter(({ state }) => state === 'included' || state === 'added')
  const isDiffering = !isSelected && !offer.isFormer && (plan.price !== null || offer.isLoading)
  const id = useId()
  const priceId = useId()
  return (
    <article
      className={classNames(styles.row, isSelected && styles.selected, isInCart && styles.line)}
      aria-labelledby={id}
      data-tone="hr"
    >
      <div className={styles.words}>
        <h3 id={id} className={styles.title}>
          {plan.displayName}
        </h3>
        {isSelected && <Tag look="accent">{plansCopy.selected}</Tag>}
      </div>
      {!isTold && (
        <div className={styles.price}>
          <OfferPrice offer={offer} id={priceId} bandClass={styles.band} />
          {isDiffering && <p className={styles.difference}>{differenceWords(offer)}</p>}
        </div>
      )}
      <div className={styles.action}>
        <PlanAction offer={offer} priceId={priceId} size="sm" />
      </div>
      {!isTold && (
        <details className={styles.included} open={!isInCart}>
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
      )}
    </article>
  )
}

/** What another plan costs more or less than the one in the cart; empty where it costs the same, or none is there. */
function differenceWords({ difference, period }: PlanOffer): string {
  if (difference === null || difference === 0) return ''
  const say = difference < 0 ? plansCopy.cheaper : plansCopy.dearer
  return say(formatBrl(Math.abs(difference) as Centavos), plansCopy.per[period])
}
