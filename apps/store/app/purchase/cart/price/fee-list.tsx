import { NEXT_ORDER, nextOrderText } from '@benefits/copy/next-order-text'
import { hasPassThroughFee, PASS_THROUGH_FEE } from '@benefits/copy/pass-through-fee'
import { PAID_EVERY_TEXTS } from '@benefits/copy/total-parts'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { nextOrderFees } from '@benefits/domain/pricing/fees/next-order-fees'
import type { OrderedLine, PaidEvery, PriceRow } from '@benefits/domain/pricing/price-rows'
import type { Pricing } from '@benefits/domain/pricing/pricing'
import { OutlineRows } from '../../../ui/feedback/outline.tsx'
import { Tag } from '../../../ui/marks/tag.tsx'
import { cartCopy } from '../copy.ts'
import { useCartState } from '../state/use-cart-state.ts'
import styles from './fee-list.module.css'
import { rowNote, summaryRows } from './row-words.ts'

/** What lists of fees are drawn of. */
export interface FeeRowsProps {
  readonly pricing: Pricing
  /** What was priced. */
  readonly lines: readonly OrderedLine[]
  /** The unit that the rows' heading says: it stands beside no row of it. */
  readonly unitAbove?: PaidEvery | null
}

/**
 * The cart's price: credit, plans, extensions, fees and discounts, each with the unit it is paid in
 * (docs/rules/pricing.md: rows); a waived one says 'Gratuito' (waived-shows). Under them what is in no price, and what
 * the next order costs.
 */
export function FeeList({ pricing }: Pick<FeeRowsProps, 'pricing'>) {
  const { lines } = useCartState()
  return (
    <dl className={styles.list}>
      <DrawnRows rows={summaryRows(pricing, lines)} unitAbove={null} />
      <RestRows pricing={pricing} />
    </dl>
  )
}

interface DrawnRowsProps {
  readonly rows: readonly PriceRow[]
  readonly unitAbove: PaidEvery | null
}

/** Rows of a list of fees. */
export function DrawnRows({ rows, unitAbove }: DrawnRowsProps) {
  return rows.map((row) => (
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
            <span>{formatBrl(row.value)}</span>
            {row.every !== unitAbove && (
              <span className={styles.unit}>{` ${PAID_EVERY_TEXTS[row.every]}`}</span>
            )}
          </>
        )}
      </dd>
    </div>
  ))
}

/** What is in no price, and what the next order costs. */
export function RestRows({ pricing }: Pick<FeeRowsProps, 'pricing'>) {
  const next = nextOrderText(nextOrderFees(pricing.lines))
  return (
    <>
      {hasPassThroughFee(pricing.lines) && <PassThroughRow />}
      {next !== '' && (
        <div className={styles.next}>
          <dt>{`${NEXT_ORDER}: `}</dt>
          <dd>{next}</dd>
        </div>
      )}
    </>
  )
}

/** What transport operators charge beside every price of mobility. */
function PassThroughRow() {
  const { name, note, value } = PASS_THROUGH_FEE
  return (
    <div className={styles.row}>
      <dt>
        {name}
        <span className={styles.rate}>{note}</span>
      </dt>
      <dd className={styles.money}>{value}</dd>
    </div>
  )
}

/** So many rows that are being asked for, each as high as one of the list. */
export function WaitingRows({ count }: { readonly count: number }) {
  return (
    <div className={styles.waiting}>
      <OutlineRows count={count} />
    </div>
  )
}

function Note({ row }: { readonly row: PriceRow }) {
  const note = rowNote(row)
  if (note === '') return null
  const isStruck = row.value === 0 && row.kind !== 'gift'
  return <span className={styles.rate}>{isStruck ? <s>{note}</s> : note}</span>
}
