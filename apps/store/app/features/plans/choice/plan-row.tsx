import { mostEmployees } from '@benefits/domain/cart/plan/most-employees'
import { useId } from 'react'
import { useIssuer } from '../../../issuer/store-view.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Tag } from '../../../ui/feedback/tag.tsx'
import { plansCopy } from '../copy.ts'
import { PlanPrice } from '../price/plan-price.tsx'
import { PlanAction } from './plan-action.tsx'
import { bandOf } from './plan-band.ts'
import type { PlanOffer } from './plan-offer.ts'
import styles from './plan-row.module.css'

/** A plan in few lines, where another one is in the cart: what it adds to the plan before it stands out. */
export function PlanRow({ offer }: { readonly offer: PlanOffer }) {
  const { compared, period, employees, isSelected, isLoading, isFormer, isValid } = offer
  const { plan, rows } = compared
  const { selling } = useIssuer().identity
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
      <div>
        <p className={styles.band}>{bandOf(employees, mostEmployees(selling.limits, plan.code))}</p>
        <PlanPrice
          price={isValid ? plan.price : null}
          period={period}
          isLoading={isLoading}
          isFormer={isFormer && isValid}
          employees={employees}
        />
      </div>
      <div className={styles.action}>
        <PlanAction offer={offer} size="sm" />
      </div>
      <div className={styles.included}>
        <p>{plansCopy.includes}</p>{' '}
        <ul>
          {rows
            .filter(({ state }) => state === 'included' || state === 'added')
            .map(({ code, name, state }) => (
              <li key={code} className={styles[state]}>
                {name}
              </li>
            ))}
        </ul>
      </div>
    </article>
  )
}
