import { IconBadge } from '../../ui/art/icon-badge.tsx'
import { isIconName } from '../../ui/art/icon-names.ts'
import { keepWords } from '../../ui/text/keep-words.tsx'
import styles from './advantage-list.module.css'
import type { Advantage } from './product-view.ts'

interface AdvantageListProps {
  readonly items: readonly Advantage[]
  readonly headingLevel: 3 | 4
  /** Colour token of the icons; the theme's main colour without it. */
  readonly tone?: string
}

/** Benefits or advantages under each other, an icon beside each. */
export function AdvantageList({ items, headingLevel, tone }: AdvantageListProps) {
  const Heading = `h${headingLevel}` as const
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without bullets loses its role in Safari
    <ul role="list" className={styles.list}>
      {items.map(({ id, title, content, icon }) => (
        <li key={id} className={styles.item}>
          <IconBadge name={isIconName(icon) ? icon : 'check'} tone={tone} size="sm" />
          <div>
            <Heading className={styles.title}>{title}</Heading>
            <p className={styles.text}>{keepWords(content)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
