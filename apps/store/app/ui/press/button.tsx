import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from '../class-names.ts'
import type { Elements } from '../elements.ts'
import { Spinner } from '../feedback/spinner.tsx'
import styles from './button.module.css'
import { type ButtonLook, buttonClass } from './button-class.ts'

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Work is going on: shows a spinner, keeps focus and name, and ignores presses. */
  readonly busy?: boolean | undefined
  /** Told and drawn as disabled, yet keeps its place and its press: the form answers with what is missing. */
  readonly unready?: boolean | undefined
  readonly iconBefore?: Elements
  readonly iconAfter?: Elements
}

/** A button; `type="button"` unless told otherwise. */
export function Button({
  variant,
  size,
  block,
  busy = false,
  unready = false,
  iconBefore,
  iconAfter,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    // Not `disabled` while busy: that would drop the focus. A press must not submit twice either.
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ variant, size, block }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || unready || undefined}
      onClick={press}
    >
      {busy ? <Spinner /> : iconBefore}
      <span className={styles.label}>{children}</span>
      {busy ? null : iconAfter}
    </button>
  )
}
