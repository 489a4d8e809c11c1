import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import type { Elements } from '../elements.ts'
import styles from './button.module.css'
import { type ButtonLook, buttonClass } from './button-class.ts'

interface ButtonLinkProps extends ComponentProps<'a'>, ButtonLook {
  readonly iconBefore?: Elements
  readonly iconAfter?: Elements
}

/** A plain `<a>` that looks like a button. Links of the router take `buttonClass` instead. */
export function ButtonLink({
  variant,
  size,
  block,
  iconBefore,
  iconAfter,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={classNames(buttonClass({ variant, size, block }), className)}>
      {iconBefore}
      <span className={styles.label}>{children}</span>
      {iconAfter}
    </a>
  )
}
