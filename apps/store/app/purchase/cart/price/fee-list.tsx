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
import { useCartState } from '../frame/use-cart-state.ts'
import styles from './fee-list.module.css'
import { foldFees } from './fold-fees.ts'
import { rowNote, summaryRows } from './row-words.ts'
import { RowsFold } from './rows-fold.tsx'

/** The rows of the cart's price. */
export function FeeList({ pricing, isFolded }: Pick<FeeRowsProps, 'pricing' | 'isFolded'>) {
  const { lines } = useCartState()
  return <FeeRows pricing={pricing} lines={lines} isFolded={isFolded} />
}

interface FeeRowsProps {
  readonly pricing: Pricing
  /** What was priced. */
  readonly lines: readonly OrderedLine[]
  /** The unit that the rows' heading says: it stands beside no row of it. */
  readonly unitAbove?: PaidEvery | null
  /** Waived fees stand in one line that opens: where the cart was decided on, and they were told in it. */
  readonly isFolded?: boolean | undefined
}

/**
 * Credit, plans, extensions, fees and discounts of a price, each with the unit it is paid in (docs/rules/pricing.md:
 * rows); a waived one says 'Gratuito' (waived-shows), in a fold where it is asked for (folded-fees). Under them what is
 * in no price, and what the next order costs.
 */
export function FeeRows({ pricing, lines, unitAbove = null, isFolded = false }: FeeRowsProps) {
  const rows = summaryRows(pricing, lines)
  const { before, waived, after, isPart } = foldFees(isFolded ? rows : [])
  const drawn = (some: readonly PriceRow[]) =>
    some.map((row) => <Row key={`${row.kind} ${row.every} ${row.name}`} row={row} unitAbove={unitAbove} />)
  const rest = (
    <>
      {hasPassThroughFee(pricing.lines) && <PassThroughRow />}
      <NextOrder pricing={pricing} />
    </>
  )
  if (waived.length === 0) {
    return (
      <dl className={styles.list}>
        {drawn(rows)}
        {rest}
      </dl>
    )
  }
  return (
    <div className={styles.folded}>
      <dl className={styles.list}>{drawn(before)}</dl>
      <RowsFold title={isPart ? cartCopy.otherFees : cartCopy.fees} text={cartCopy.freeHere}>
        <dl className={styles.list}>{drawn(waived)}</dl>
      </RowsFold>
      <dl className={styles.list}>
        {drawn(after)}
        {rest}
      </dl>
    </div>
  )
}

interface RowProps extends Required<Pick<FeeRowsProps, 'unitAbove'>> {
  readonly row: PriceRow
}

function Row({ row, unitAbove }: RowProps) {
  return (
    <div className={styles.row}>
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
  )
}

function NextOrder({ pricing }: Pick<FeeRowsProps, 'pricing'>) {
  const next = nextOrderText(nextOrderFees(pricing.lines))
  if (next === '') return null
  return (
    <div className={styles.next}>
      <dt>{`${NEXT_ORDER}: `}</dt>
      <dd>{next}</dd>
    </div>
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
