import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import type { Elements } from '../elements.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './icon-button.module.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What the button does; its accessible name. */
  readonly label: string
  readonly icon: Elements
  /** `outlined` draws a ring around it; `danger` is for removing. */
  readonly variant?: 'plain' | 'outlined' | 'danger'
}

/** A round button of 44 px with only a picture in it. */
export function IconButton({ label, icon, variant = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.button, styles[variant], className)}
      title={label}
    >
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  )
}
