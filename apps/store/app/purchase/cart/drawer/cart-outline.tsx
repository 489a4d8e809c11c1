import { classNames } from '../../../ui/class-names.ts'
import { OutlineLines, OutlineRows } from '../../../ui/feedback/outline.tsx'
import styles from './cart-outline.module.css'

/** A cart before what the tab holds is read: its box with rows of cards; one that is read again has its money below. */
export function CartOutline({ isReview }: { readonly isReview: boolean }) {
  return (
    <div className={classNames(styles.outline, isReview && styles.review)}>
      <OutlineRows art count={isReview ? 4 : 3} />
      {isReview && (
        <div className={styles.money}>
          <OutlineLines count={3} />
        </div>
      )}
    </div>
  )
}
