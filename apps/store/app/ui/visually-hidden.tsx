import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** Text for screen readers only. Icons get their names this way, not by `aria-label`. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}
