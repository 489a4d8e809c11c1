import type { ComponentProps } from 'react'
import { Icon } from '../art/icon.tsx'
import { classNames } from '../class-names.ts'
import frame from './field.module.css'
import { Field, type FieldFrame } from './field.tsx'
import styles from './select.module.css'
import { splitFrame } from './split-frame.ts'

interface SelectProps extends FieldFrame, Omit<ComponentProps<'select'>, keyof FieldFrame | 'children'> {
  readonly options: readonly { readonly value: string; readonly label: string; readonly disabled?: boolean }[]
  /** Shown while nothing is chosen; cannot be chosen again. */
  readonly placeholder?: string
}

/** The platform's own list of choices: the best one on a phone, and it works without script. */
export function Select({ options, placeholder, ...props }: SelectProps) {
  const { field, rest } = splitFrame(props)
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.row}>
          <select {...rest} {...control} className={classNames(frame.control, styles.select)}>
            {placeholder && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.arrow}>
            <Icon name="chevron-down" size={20} />
          </span>
        </div>
      )}
    </Field>
  )
}
