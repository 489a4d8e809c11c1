import { PAID_EVERY_TEXTS } from '@benefits/copy/total-parts'
import { formatBrl } from '@benefits/domain/money/format-brl'
import type { PriceRow } from '@benefits/domain/pricing/price-rows'
import type { Pricing } from '@benefits/domain/pricing/pricing'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Tag } from '../../../ui/feedback/tag.tsx'
import { cartCopy } from '../copy.ts'
import { useCartState } from '../use-cart-state.ts'
import styles from './fee-list.module.css'
import { rowNote, summaryRows } from './row-words.ts'

/**
 * Credit, plans, extensions, fees and discounts of a price, each with the unit it is paid in (docs/rules/pricing.md:
 * rows); a waived one says 'Gratuito' (waived-shows).
 */
export function FeeList({ pricing }: { readonly pricing: Pricing }) {
  const { lines } = useCartState()
  return (
    <dl className={styles.list}>
      {summaryRows(pricing, lines).map((row) => (
        <div key={`${row.kind} ${row.every} ${row.name}`} className={styles.row}>
          <dt>
            <span>{row.name}</span>
            <Note row={row} />
          </dt>
          <dd className={styles.money}>
            {row.value === 0 ? (
              <Tag look="success">{cartCopy.free}</Tag>
            ) : (
              <>
                <span>{formatBrl(row.value)}</span>{' '}
                <span className={styles.unit}>{PAID_EVERY_TEXTS[row.every]}</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** So many rows that are being asked for, each as high as one of the list. */
export function WaitingRows({ count }: { readonly count: number }) {
  return <Skeleton size="pair" count={count} className={styles.waiting} />
}

function Note({ row }: { readonly row: PriceRow }) {
  const note = rowNote(row)
  if (note === '') return null
  return <span className={styles.rate}>{row.value === 0 ? <s>{note}</s> : note}</span>
}
