import { Icon } from './icon.tsx'
import styles from './icon-badge.module.css'
import type { IconName } from './icon-names.ts'

interface IconBadgeProps {
  readonly name: IconName
  /** A colour token; without it the theme's main colour. */
  readonly tone?: string | undefined
  readonly size?: 'sm' | 'md' | 'lg'
}

const sides = { sm: 18, md: 24, lg: 30 } as const

/** An icon on a soft tile of its colour: products in lists, benefits in grids. */
export function IconBadge({ name, tone = 'primary', size = 'md' }: IconBadgeProps) {
  return (
    <span className={`${styles.badge} ${styles[size]}`} data-tone={tone}>
      <Icon name={name} size={sides[size]} />
    </span>
  )
}
