import { type ReactNode, useId } from 'react'
import { Icon } from '../art/icon.tsx'
import { classNames } from '../class-names.ts'
import type { Elements } from '../elements.ts'
import { keepWords } from '../text/keep-words.tsx'
import { formCopy } from './copy.ts'
import styles from './field.module.css'

/** What every field shows around its control. */
export interface FieldFrame {
  /** The control's accessible name, above it. */
  readonly label: string
  /** Help under the label's control; stays while there is an error. */
  readonly hint?: ReactNode
  /** What is wrong and what to do; read aloud when it appears. */
  readonly error?: string | null | undefined
  readonly required?: boolean | undefined
  /** Says 'opcional' beside the label, outside the control's name. */
  readonly optional?: boolean | undefined
  /** Keeps the label for screen readers only, where the place explains the field. */
  readonly labelHidden?: boolean | undefined
  readonly id?: string | undefined
  readonly className?: string | undefined
  /** Id of a longer explanation that stands elsewhere, such as a list of rules. */
  readonly describedBy?: string | undefined
}

/** Attributes that tie a control to its label, hint and error. */
export interface FieldControl {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
}

interface FieldProps extends FieldFrame {
  readonly children: (control: FieldControl, labelId: string) => Elements
}

/** Label above, control, hint and error under it. The native `required` is not used: messages are ours. */
export function Field({
  label,
  hint,
  error,
  required,
  optional,
  labelHidden,
  id,
  className,
  describedBy,
  children,
}: FieldProps) {
  const made = useId()
  const controlId = id ?? made
  const hintId = hint ? `${controlId}-hint` : ''
  const errorId = error ? `${controlId}-error` : ''
  const labelId = `${controlId}-label`
  return (
    <div className={classNames(styles.field, className)} data-invalid={error ? '' : undefined}>
      <div className={classNames(styles.labelRow, labelHidden && styles.labelHidden)}>
        <label className={styles.label} htmlFor={controlId} id={labelId}>
          {label}
        </label>
        {optional && <span className={styles.optional}>{formCopy.optional}</span>}
      </div>
      {children(
        {
          id: controlId,
          'aria-describedby': classNames(errorId, hintId, describedBy) || undefined,
          'aria-invalid': error ? true : undefined,
          'aria-required': required || undefined,
        },
        labelId,
      )}
      <div aria-live="assertive">
        {error && (
          <p className={styles.error} id={errorId}>
            <Icon name="alert" size={16} />
            <span>{error}</span>
          </p>
        )}
      </div>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {keepWords(hint)}
        </p>
      )}
    </div>
  )
}
