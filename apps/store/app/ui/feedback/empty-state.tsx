import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  readonly art?: ReactNode
  /** Heading where the state is the page's own; without it the text stands alone. */
  readonly title?: string
  readonly headingLevel?: 1 | 2 | 3
  readonly children?: ReactNode
  readonly actions?: ReactNode
}

/** Nothing here yet: a picture, a sentence and the way on. */
export function EmptyState({ art, title, headingLevel = 2, children, actions }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.state}>
      {art && <div className={styles.art}>{art}</div>}
      {title && <Heading className={styles.title}>{title}</Heading>}
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
