import { cssVariables } from '../marks/css-variables.ts'
import { Field, type FieldFrame } from './field.tsx'
import styles from './range-input.module.css'

interface RangeInputProps extends FieldFrame {
  /** The values on the scale, in rising order. */
  readonly steps: readonly number[]
  /** A value between two steps stands at the first step that reaches it. */
  readonly value: number
  readonly onValueChange: (value: number) => void
  /** What a value means, for the screen and for screen readers. */
  readonly describe: (value: number) => string
  readonly disabled?: boolean
}

/** A slider over uneven steps, with its value in words. */
export function RangeInput({ steps, value, onValueChange, describe, disabled, ...field }: RangeInputProps) {
  const last = steps.length - 1
  const reached = steps.findIndex((step) => step >= value)
  const at = reached === -1 ? last : reached
  return (
    <Field {...field}>
      {(control) => (
        <div>
          <output className={styles.value} htmlFor={control.id}>
            {describe(value)}
          </output>
          <div className={styles.scale}>
            <span className={styles.end} aria-hidden="true">
              {steps[0]?.toLocaleString('pt-BR')}
            </span>
            <input
              {...control}
              type="range"
              className={styles.range}
              style={cssVariables({ '--filled': `${last > 0 ? (100 * at) / last : 100}%` })}
              min={0}
              max={last}
              step={1}
              value={at}
              disabled={disabled}
              aria-valuetext={describe(value)}
              onChange={(event) => onValueChange(steps[event.currentTarget.valueAsNumber] ?? value)}
            />
            <span className={styles.end} aria-hidden="true">
              {steps[last]?.toLocaleString('pt-BR')}
            </span>
          </div>
        </div>
      )}
    </Field>
  )
}
