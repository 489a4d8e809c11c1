import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from '../art/icon.tsx'
import { classNames } from '../class-names.ts'
import { keepWords } from '../text/keep-words.tsx'
import styles from './checkbox.module.css'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** The box's accessible name; may hold links. */
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | null | undefined
  /** Draws the whole row as a card that fills when ticked. */
  readonly boxed?: boolean
}

/** A native checkbox of 24 px drawn in the theme: it works before the page's script has loaded. */
export function Checkbox({ label, hint, error, boxed, className, id, ...rest }: CheckboxProps) {
  const made = useId()
  const boxId = id ?? made
  const errorId = error ? `${boxId}-error` : ''
  const hintId = hint ? `${boxId}-hint` : ''
  return (
    <div className={classNames(styles.field, boxed && styles.boxed, className)}>
      <div className={styles.row}>
        <input
          {...rest}
          id={boxId}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(errorId, hintId) || undefined}
        />
        <label htmlFor={boxId} className={styles.label}>
          {label}
        </label>
      </div>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {keepWords(hint)}
        </p>
      )}
      <div aria-live="assertive">
        {error && (
          <p id={errorId} className={styles.error}>
            <Icon name="alert" size={16} />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  )
}
