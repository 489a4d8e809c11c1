import { classNames } from '../class-names.ts'
import styles from './button.module.css'

/** One primary button a screen; secondary beside it; ghost for the way back; danger where something is lost. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'onHero'

/** How a button looks. `block` fills the width of its parent. */
export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined
  readonly size?: 'sm' | 'md' | 'lg' | undefined
  readonly block?: boolean | undefined
}

const variants = {
  primary: styles.primary,
  secondary: styles.secondary,
  ghost: styles.ghost,
  danger: styles.danger,
  onHero: styles.onHero,
} satisfies Record<ButtonVariant, string | undefined>

/** Class names that make any element look like a button: for the router's links. */
export function buttonClass({ variant = 'primary', size = 'md', block = false }: ButtonLook = {}): string {
  return classNames(styles.button, variants[variant], styles[size], block && styles.block)
}
