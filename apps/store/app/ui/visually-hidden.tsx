import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

interface VisuallyHiddenProps {
  /** A heading is one itself: it may not stand in a `span`. */
  readonly as?: 'span' | 'h1' | 'h2' | 'h3'
  readonly id?: string
  readonly children: ReactNode
}

/** Text for screen readers only. Icons get their names this way, not by `aria-label`. */
export function VisuallyHidden({ as: Element = 'span', id, children }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={styles.hidden}>
      {children}
    </Element>
  )
}
