import type { ReactNode } from 'react'
import { Icon } from '../art/icon.tsx'
import type { IconName } from '../art/icon-names.ts'
import { classNames } from '../class-names.ts'
import { keepWords } from '../text/keep-words.tsx'
import styles from './alert.module.css'

/** How grave a message is. */
export type AlertKind = 'info' | 'success' | 'warning' | 'error'

const icons = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  error: 'alert',
} as const satisfies Record<AlertKind, IconName>

interface AlertProps {
  readonly kind: AlertKind
  readonly title?: ReactNode
  readonly children?: ReactNode
  readonly actions?: ReactNode
  /** It appears after the page: errors interrupt a screen reader, the others wait. */
  readonly announced?: boolean
  readonly className?: string | undefined
}

/** A boxed message in the page's flow. */
export function Alert({ kind, title, children, actions, announced, className }: AlertProps) {
  const role = kind === 'error' ? 'alert' : 'status'
  return (
    <div className={classNames(styles.alert, styles[kind], className)} role={announced ? role : undefined}>
      <span className={styles.icon}>
        <Icon name={icons[kind]} size={20} />
      </span>
      <div className={styles.text}>
        {title && <p className={styles.title}>{keepWords(title)}</p>}
        {children && <div>{keepWords(children)}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}
