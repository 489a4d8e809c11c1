import { useId } from 'react'
import { Icon } from '../../ui/art/icon.tsx'
import type { Elements } from '../../ui/elements.ts'
import { checkoutCopy } from './copy.ts'
import styles from './step-section.module.css'

interface StepSectionProps {
  readonly number: number
  readonly title: string
  /** It is finished: the number becomes a tick. */
  readonly isDone?: boolean
  /** At the end of its heading's row: how it is changed. */
  readonly action?: Elements
  readonly children: Elements
}

/** One numbered section of the checkout. */
export function StepSection({ number, title, isDone = false, action, children }: StepSectionProps) {
  const id = useId()
  return (
    <section
      className={styles.section}
      aria-labelledby={id}
      data-step={number}
      data-done={isDone ? '' : undefined}
    >
      <div className={styles.head}>
        <h2 id={id} className={styles.title} tabIndex={-1}>
          <span className={styles.number} aria-hidden="true">
            {isDone ? <Icon name="check" size={20} /> : number}
          </span>
          <span>{title}</span>
        </h2>
        <div className={styles.end}>
          <p className={styles.state}>{isDone ? checkoutCopy.stepDone : checkoutCopy.stepOpen}</p>
          {action}
        </div>
      </div>
      {children}
    </section>
  )
}

/** Leads to the first step that is not done: its heading takes the focus. */
export function goToOpenStep(page: ParentNode = document) {
  const heading = page.querySelector<HTMLElement>('[data-step]:not([data-done]) h2')
  // In the middle: header and bottom sheet lie over the page's ends.
  heading?.scrollIntoView({ block: 'center' })
  heading?.focus({ preventScroll: true })
}
