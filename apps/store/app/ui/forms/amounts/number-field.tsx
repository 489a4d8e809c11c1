import { type KeyboardEvent, useRef, useState } from 'react'
import { Icon } from '../../art/icon.tsx'
import { classNames } from '../../class-names.ts'
import { IconButton } from '../../press/icon-button.tsx'
import { type Arrival, seenText, useArrival } from '../arrival.ts'
import { formCopy } from '../copy.ts'
import frame from '../field.module.css'
import { Field, type FieldFrame } from '../field.tsx'
import { type FieldText, fieldText } from '../field-text.ts'
import { splitFrame } from '../split-frame.ts'
import type { NativeInputProps } from '../text-input.tsx'
import { useTypedEarly } from '../use-typed-early.ts'
import styles from './number-field.module.css'
import { readCount } from './read-number.ts'

export interface NumberFieldProps
  extends FieldFrame,
    Omit<NativeInputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max' | 'step'> {
  /** A whole number, or null while the field is empty. */
  readonly value: number | null
  readonly onValueChange: (value: number | null) => void
  readonly min?: number
  /**
   * Typing past it is possible, so that its message can be shown; the plus button stops there, or where the digits end.
   */
  readonly max?: number
  /** Values that the buttons move along, in rising order; without them by one. */
  readonly steps?: readonly number[] | undefined
  /** Most digits that can be typed; whoever types more is told. */
  readonly digits?: number
}

/** A whole number between two round buttons; the arrow keys move it as the buttons do. */
export function NumberField({
  value,
  onValueChange,
  min = 1,
  max = DEFAULT_MAX,
  steps,
  digits = 4,
  disabled,
  readOnly,
  ...props
}: NumberFieldProps) {
  const { field, rest } = splitFrame(props)
  const input = useRef<HTMLInputElement>(null)
  // What came was not taken as it is: it stands until the field holds something else.
  const [untaken, setUntaken] = useState<FieldText | null>(null)
  const most = Math.min(max, 10 ** digits - 1)
  const limits = { min, max: most, steps }
  const held = untaken?.value === String(value ?? '') ? untaken : null
  const arrivalOf = useArrival(input)
  function take(text: string, arrival: Arrival) {
    const read = readCount(seenText(text, arrival), arrival, { digits, max })
    setUntaken(read.told === null ? null : read)
    onValueChange(read.value === '' ? null : Number(read.value))
  }
  useTypedEarly(input, String(value ?? ''), (typed) => take(typed, 'whole'))
  const inert = disabled || readOnly
  function step(direction: 'up' | 'down') {
    setUntaken(null)
    onValueChange(stepQuantity(value, direction, limits))
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (inert || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    const up = event.key === 'ArrowUp'
    if (up ? canIncrease(value, limits) : canDecrease(value, limits)) step(up ? 'up' : 'down')
  }

  return (
    <Field {...field} error={fieldText(held, field.error)}>
      {(control, labelId) => (
        <div className={styles.row}>
          <IconButton
            variant="outlined"
            label={formCopy.decrease}
            aria-describedby={labelId}
            icon={<Icon name="minus" size={20} />}
            disabled={inert || !canDecrease(value, limits)}
            onClick={() => step('down')}
          />
          <input
            autoComplete="off"
            {...rest}
            {...control}
            ref={input}
            type="text"
            inputMode="numeric"
            pattern="[0-9]*"
            className={classNames(frame.control, frame.numeric, styles.input)}
            disabled={disabled}
            readOnly={readOnly}
            value={held?.shown ?? value ?? ''}
            onChange={(event) => take(event.currentTarget.value, arrivalOf(event))}
            onKeyDown={press}
          />
          <IconButton
            variant="outlined"
            label={formCopy.increase}
            aria-describedby={labelId}
            icon={<Icon name="plus" size={20} />}
            disabled={inert || !canIncrease(value, limits)}
            onClick={() => step('up')}
          />
        </div>
      )}
    </Field>
  )
}

/** What a number field may hold. `steps`, in rising order, are the values that its buttons move along. */
export interface QuantityLimits {
  readonly min: number
  readonly max: number
  readonly steps?: readonly number[] | undefined
}

/** Largest value of a number field that is told none. */
export const DEFAULT_MAX = 9999

/** The minus button is disabled when the field is empty, at 0 or at the minimum. */
export function canDecrease(value: number | null, { min }: QuantityLimits): boolean {
  return value !== null && value > 0 && value > min
}

/** The plus button is disabled at the maximum. */
export function canIncrease(value: number | null, { max }: QuantityLimits): boolean {
  return (value ?? 0) < max
}

/** The value one press away: by one, or the next of `steps`; never outside the limits. */
export function stepQuantity(value: number | null, direction: 'up' | 'down', limits: QuantityLimits): number {
  const { min, max, steps } = limits
  const from = value ?? 0
  const next =
    direction === 'up'
      ? ((steps ? steps.find((step) => step > from) : undefined) ?? from + 1)
      : ((steps ? steps.findLast((step) => step < from) : undefined) ?? from - 1)
  return Math.min(max, Math.max(min, next))
}
