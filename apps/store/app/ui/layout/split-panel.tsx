import type { Elements } from '../elements.ts'
import styles from './split-panel.module.css'

interface SplitPanelProps {
  readonly children: Elements
  /** Picture and notes beside the work; under it on narrow screens, where `asideHidden` leaves it out. */
  readonly aside: Elements
  readonly asideHidden?: boolean
}

/** One task in a calm column, with what reassures beside it. */
export function SplitPanel({ children, aside, asideHidden }: SplitPanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.work}>{children}</div>
      <aside className={styles.aside} data-narrow={asideHidden ? 'hidden' : undefined}>
        {aside}
      </aside>
    </div>
  )
}
