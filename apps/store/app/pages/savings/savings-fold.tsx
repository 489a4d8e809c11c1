import { Icon } from '../../ui/art/icon.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { Elements } from '../../ui/elements.ts'
import fold from '../../ui/layout/fold.module.css'
import styles from './savings-fold.module.css'

interface SavingsFoldProps {
  readonly title: string
  /** In a softer voice beside the title: what is inside, in two words. */
  readonly inside?: string
  /** What is folded is left out on paper; without it paper shows it open. */
  readonly isScreenOnly?: boolean
  readonly children: Elements
}

/** What one may ask for: the platform's own fold, which opens before any script. */
export function SavingsFold({ title, inside, isScreenOnly, children }: SavingsFoldProps) {
  return (
    <details className={classNames(styles.fold, isScreenOnly && styles.screenOnly)}>
      <summary className={classNames(fold.row, styles.foldTitle)}>
        <span className={fold.title}>{title}</span>
        {inside && <span className={styles.inside}>{inside}</span>}
        <span className={fold.arrow}>
          <Icon name="chevron-down" size={20} />
        </span>
      </summary>
      <div className={styles.folded}>{children}</div>
    </details>
  )
}
