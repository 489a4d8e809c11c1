import type { SignupMove } from '@benefits/domain/checkout/signup-steps'
import type { FormEvent } from 'react'
import type { Elements } from '../../../ui/elements.ts'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { Button } from '../../../ui/press/button.tsx'
import { identificationCopy as copy } from '../copy.ts'
import styles from './step-form.module.css'

/** What every step is given. */
export interface StepProps {
  readonly onBack: () => void
  /** The step is done and its data stand in the visitor's state. */
  readonly onDone: (move: SignupMove) => void
}

interface StepFormProps {
  readonly onSubmit: (event: FormEvent) => void
  readonly onBack: () => void
  readonly submitLabel: string
  readonly busy: boolean
  /** What is still missing; null once the step may go on. */
  readonly lack: string | null
  readonly children?: Elements
}

/**
 * A step's fields and its two buttons. The main one is told as disabled while something is missing, and a press or
 * Enter then shows what it is; the reason stands under it, in a place that is kept.
 */
export function StepForm({ onSubmit, onBack, submitLabel, busy, lack, children }: StepFormProps) {
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate aria-busy={busy}>
      {children}
      <div className={styles.actions}>
        <Button variant="ghost" size="lg" className={styles.back} onClick={onBack} disabled={busy}>
          {copy.back}
        </Button>
        <SubmitButton size="lg" busy={busy} lack={lack}>
          {submitLabel}
        </SubmitButton>
      </div>
    </form>
  )
}
