import { useId } from 'react'
import { ProductName } from '../../always/issuer/product-name.tsx'
import { IconBadge } from '../../ui/art/icon-badge.tsx'
import type { Elements } from '../../ui/elements.ts'
import { productIcon } from '../catalogue/public.ts'
import styles from './balance-row.module.css'

interface BalanceRowProps {
  readonly name: string
  readonly tone: string
  /** Under the name: quantity or description. */
  readonly detail?: Elements
  /** At the end: field, mark or button. */
  readonly children: Elements
}

/** One balance: an `article` named by its heading, with its icon before and what can be done with it after. */
export function BalanceRow({ name, tone, detail, children }: BalanceRowProps) {
  const id = useId()
  return (
    <article className={styles.row} aria-labelledby={id}>
      <IconBadge name={productIcon(tone)} tone={tone} size="sm" />
      <div className={styles.words}>
        <h3 id={id} className={styles.name}>
          <ProductName name={name} />
        </h3>
        {detail}
      </div>
      <div className={styles.end}>{children}</div>
    </article>
  )
}
