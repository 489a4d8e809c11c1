import { cartCopy } from '../../copy.ts'
import { useCartState } from '../../state/use-cart-state.ts'
import styles from '../fee-list.module.css'
import { DrawnRows, type FeeRowsProps, RestRows } from '../fee-list.tsx'
import { summaryRows } from '../row-words.ts'
import { foldCopy } from './copy.ts'
import { foldFees } from './fold-fees.ts'
import { RowsFold } from './rows-fold.tsx'

/** The rows of the cart's price once the cart was decided on: waived fees in one line that opens. */
export function FoldedFeeList({ pricing }: Pick<FeeRowsProps, 'pricing'>) {
  const { lines } = useCartState()
  return <FoldedFeeRows pricing={pricing} lines={lines} />
}

/** The rows of `FeeList`, waived fees in one line that opens (docs/rules/pricing.md: folded-fees). */
export function FoldedFeeRows({ pricing, lines, unitAbove = null }: FeeRowsProps) {
  const { before, waived, after, isPart } = foldFees(summaryRows(pricing, lines))
  return (
    <div className={styles.folded}>
      <dl className={styles.list}>
        <DrawnRows rows={before} unitAbove={unitAbove} />
        {waived.length === 0 && <RestRows pricing={pricing} />}
      </dl>
      {waived.length > 0 && (
        <>
          <RowsFold title={isPart ? foldCopy.otherFees : cartCopy.fees} text={foldCopy.freeHere}>
            <dl className={styles.list}>
              <DrawnRows rows={waived} unitAbove={unitAbove} />
            </dl>
          </RowsFold>
          <dl className={styles.list}>
            <DrawnRows rows={after} unitAbove={unitAbove} />
            <RestRows pricing={pricing} />
          </dl>
        </>
      )}
    </div>
  )
}
