import { PAID_EVERY_TEXTS } from '@benefits/copy/total-parts'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { Skeleton } from '../../../ui/marks/skeleton.tsx'
import { cartCopy } from '../copy.ts'
import { type Amount, rowNote } from '../price/row-words.ts'
import { usePricing } from '../price/use-pricing.ts'
import styles from './cart-table.module.css'

/** What a row comes to, with the unit it is paid in, and of a year its months; what costs nothing is free. */
export function Paid({ row }: { readonly row: Amount }) {
  const { kind, every, value } = row
  if (kind === 'extension' && value === 0) return <span className={styles.money}>{cartCopy.free}</span>
  const note = kind === 'plan' || kind === 'extension' ? rowNote(row) : ''
  return (
    <span>
      {note && <span className={styles.sum}>{note}</span>}
      <span className={styles.money}>{formatBrl(value)}</span>
      <span className={styles.note}>{PAID_EVERY_TEXTS[every]}</span>
    </span>
  )
}

/** In the place of an amount that only the server knows: it is being asked for, or there is none. */
export function Unpriced() {
  const { isLoading } = usePricing()
  if (!isLoading) return <span aria-hidden="true">–</span>
  return (
    <span className={styles.waiting}>
      <Skeleton size="text" />
    </span>
  )
}
