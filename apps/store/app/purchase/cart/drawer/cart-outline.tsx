import { classNames } from '../../../ui/class-names.ts'
import { OutlineRows } from '../../../ui/feedback/outline.tsx'
import { Skeleton } from '../../../ui/marks/skeleton.tsx'
import styles from './cart-outline.module.css'

/** A cart before what the tab holds is read: its box with rows of cards, as high as one that is read, or filled in. */
export function CartOutline({ isReview }: { readonly isReview: boolean }) {
  return (
    <div className={classNames(styles.outline, isReview && styles.review)}>
      {isReview && <Skeleton size="text" className={styles.head} />}
      <OutlineRows art count={isReview ? 2 : 3} />
    </div>
  )
}
