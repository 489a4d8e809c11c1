import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'
import styles from './choice-group.module.css'

interface ChoiceGroupProps<Value extends string> {
  /** What is chosen; read by screen readers, shown unless hidden. */
  readonly legend: string
  readonly legendHidden?: boolean
  readonly value: Value
  readonly onValueChange: (value: Value) => void
  readonly options: readonly {
    readonly value: Value
    readonly label: string
    readonly detail?: ReactNode
    /** Under the label, and no part of the name: it describes the option. */
    readonly note?: string | undefined
    readonly disabled?: boolean
  }[]
  /** `segmented`: a pill with two or three short words; `cards`: one boxed row each; `tiles`: boxes in a row. */
  readonly look?: 'segmented' | 'cards' | 'tiles'
  readonly disabled?: boolean
  /** Field name, so that a form posts it. */
  readonly name?: string
}

/** One of few, all in sight: native radio buttons. */
export function ChoiceGroup<Value extends string>({
  legend,
  legendHidden,
  value,
  onValueChange,
  options,
  look = 'segmented',
  disabled,
  name,
}: ChoiceGroupProps<Value>) {
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  // Chosen before the page could hear it, on a slow connection: React would choose its own again.
  const early = useRef<string | undefined>(undefined)
  useLayoutEffect(() => {
    early.current = group.current?.querySelector<HTMLInputElement>('input:checked')?.value
  }, [])
  useEffect(() => {
    const chosen = options.find((option) => option.value === early.current)
    early.current = undefined
    if (chosen && chosen.value !== value) onValueChange(chosen.value)
  }, [options, value, onValueChange])
  return (
    <fieldset className={styles.group} disabled={disabled} ref={group}>
      <legend className={classNames(styles.legend, legendHidden && styles.legendHidden)}>{legend}</legend>
      <div className={styles[look]}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              className={styles.radio}
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onValueChange(option.value)}
              {...(option.note && {
                'aria-labelledby': `${id}-${option.value}`,
                'aria-describedby': `${id}-${option.value}-note`,
              })}
            />
            <span id={option.note && `${id}-${option.value}`} className={styles.label}>
              {option.label}
            </span>
            {option.note && (
              <span id={`${id}-${option.value}-note`} className={styles.note}>
                {option.note}
              </span>
            )}
            {option.detail && <span className={styles.detail}>{option.detail}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
