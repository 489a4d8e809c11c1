import { type ReactNode, useId } from 'react'
import styles from './step-section.module.css'

interface StepSectionProps {
  readonly number: number
  readonly title: string
  /** It is finished: the number becomes a tick's colour. */
  readonly isDone?: boolean
  readonly children: ReactNode
}

/** One numbered section of the checkout. */
export function StepSection({ number, title, isDone = false, children }: StepSectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id} data-done={isDone ? '' : undefined}>
      <h2 id={id} className={styles.title}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}
