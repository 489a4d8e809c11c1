import type { RefObject } from 'react'
import type { Elements } from '../elements.ts'
import { useInSight } from '../layout/use-in-sight.ts'
import { BottomSheet } from './bottom-sheet.tsx'
import styles from './total-bar.module.css'

interface TotalBarProps {
  /** Its accessible name. */
  readonly title: string
  /** What the amount is, and the amount as it is shown. */
  readonly label: string
  readonly total: string
  /** What the amount is without; null where nothing is. */
  readonly beside: string | null
  /** The page's own button, which does the same: while it is in sight the bar is not. */
  readonly insteadOf: RefObject<Element | null>
  /** The button. */
  readonly children: Elements
}

/**
 * At the foot of a narrow screen a page's total and the way on, as long as those of the page are out of sight. It lies
 * over the page, whose end is kept free for it: its coming and going moves nothing.
 */
export function TotalBar({ title, label, total, beside, insteadOf, children }: TotalBarProps) {
  const isInstead = useInSight(insteadOf)
  return (
    <BottomSheet
      title={title}
      isBar
      isAwaited={isInstead !== false}
      className={styles.bar}
      summary={
        <div className={styles.foot}>
          <p className={styles.total}>
            <span>{label}</span>
            <strong className={styles.sum}>{total}</strong>
            {beside !== null && <span>{beside}</span>}
          </p>
          {children}
        </div>
      }
    >
      {null}
    </BottomSheet>
  )
}
