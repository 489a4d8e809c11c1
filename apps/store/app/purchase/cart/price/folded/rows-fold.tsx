import { Icon } from '../../../../ui/art/icon.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import type { Elements } from '../../../../ui/elements.ts'
import fold from '../../../../ui/layout/fold.module.css'
import styles from './rows-fold.module.css'

interface RowsFoldProps {
  readonly title: string
  /** Beside the title, what the rows come to. */
  readonly text?: string
  readonly children: Elements
}

/** Rows of a price folded into one line: they are read by whoever opens it, and on paper. */
export function RowsFold({ title, text, children }: RowsFoldProps) {
  return (
    <details>
      <summary className={classNames(fold.row, styles.line)}>
        <span className={fold.title}>
          <span>{title}</span>
          {text !== undefined && <span className={styles.text}>{` · ${text}`}</span>}
        </span>
        <span className={classNames(fold.arrow, styles.arrow)}>
          <Icon name="chevron-down" size={20} />
        </span>
      </summary>
      <div className={styles.rows}>{children}</div>
    </details>
  )
}
