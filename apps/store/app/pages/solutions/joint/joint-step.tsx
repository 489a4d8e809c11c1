import { useEffect, useId, useRef } from 'react'
import { Icon } from '../../../ui/art/icon.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { Button } from '../../../ui/press/button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { jointCopy as copy } from '../copy.ts'
import styles from './joint-step.module.css'

/** Where a form stands: filled in, open, or not yet its turn. */
export type JointStepState = 'done' | 'open' | 'waiting'

interface JointStepProps {
  readonly number: number
  readonly title: string
  readonly state: JointStepState
  readonly onEdit: () => void
  /** What was filled in, while the form is closed. */
  readonly summary: Elements
  readonly children: Elements
}

/**
 * One of the forms. The one that opens is scrolled into view and its heading takes the focus, so that keyboard and
 * screen reader go on where the eye does.
 */
export function JointStep({ number, title, state, onEdit, summary, children }: JointStepProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(state)
  useEffect(() => {
    if (state === 'open' && before.current !== 'open') {
      heading.current?.focus({ preventScroll: true })
      heading.current?.scrollIntoView({ block: 'start' })
    }
    before.current = state
  }, [state])
  return (
    <section className={styles.step} data-state={state} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
          <span className={styles.number} aria-hidden="true">
            {state === 'done' ? <Icon name="check" size={20} /> : number}
          </span>
          <span>{title}</span>
          <VisuallyHidden>{` (${copy.states[state]})`}</VisuallyHidden>
        </h2>
        {state === 'done' && (
          <Button
            variant="ghost"
            size="sm"
            className={styles.edit}
            onClick={onEdit}
            aria-label={copy.editOf(title)}
          >
            {copy.edit}
          </Button>
        )}
        {state === 'waiting' && (
          <span className={styles.waiting} aria-hidden="true">
            {copy.states.waiting}
          </span>
        )}
      </div>
      {state === 'open' && <div className={styles.body}>{children}</div>}
      {state === 'done' && <div className={styles.summary}>{summary}</div>}
    </section>
  )
}
