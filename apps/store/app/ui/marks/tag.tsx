import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import type { Elements } from '../elements.ts'
import styles from './tag.module.css'

interface TagProps {
  readonly children: ReactNode
  /** `accent` for news, `soft` for states, `success` and `warning` for outcomes, `tone` for a product. */
  readonly look?: 'accent' | 'soft' | 'success' | 'warning' | 'tone'
  /** A product's colour token; implies the look `tone`. */
  readonly tone?: string | undefined
  readonly icon?: Elements
}

/** A short word in a pill. */
export function Tag({ children, look = 'soft', tone, icon }: TagProps) {
  return (
    <span className={classNames(styles.tag, styles[tone ? 'tone' : look])} data-tone={tone}>
      {icon}
      <span>{children}</span>
    </span>
  )
}
