import type { ReactNode } from 'react'
import { Icon } from '../art/icon.tsx'
import { classNames } from '../class-names.ts'
import { keepWords } from '../text/keep-words.tsx'
import styles from './alert.module.css'
import type { AlertKind } from './alert.tsx'

/** One line with a mark, without a box: beside what it speaks of. */
export function InlineMessage({
  kind,
  children,
}: {
  readonly kind: AlertKind
  readonly children: ReactNode
}) {
  return (
    <p className={classNames(styles.inline, styles[kind])}>
      <Icon name={kind === 'success' ? 'check' : kind === 'info' ? 'info' : 'alert'} size={18} />
      <span>{keepWords(children)}</span>
    </p>
  )
}
