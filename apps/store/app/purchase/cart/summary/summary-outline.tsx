import { OutlineRows } from '../../../ui/feedback/outline.tsx'
import { Skeleton } from '../../../ui/marks/skeleton.tsx'
import styles from './summary-outline.module.css'

/** The side summary before the cart is read: its lines, and at its foot total and way on where they wait too. */
export function SummaryOutline({ isFootAwaited }: { readonly isFootAwaited: boolean }) {
  return (
    <div className={styles.outline}>
      <OutlineRows count={4} />
      {isFootAwaited && (
        <div className={styles.foot}>
          <Skeleton size="text" className={styles.label} />
          <Skeleton size="money" />
          <Skeleton size="button" className={styles.button} />
        </div>
      )}
    </div>
  )
}
