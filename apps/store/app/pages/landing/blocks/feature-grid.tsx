import { Icon } from '../../../ui/art/icon.tsx'
import { IconBadge } from '../../../ui/art/icon-badge.tsx'
import { keepWords } from '../../../ui/text/keep-words.tsx'
import type { SectionItemView } from '../visible-sections.ts'
import styles from './feature-grid.module.css'
import { iconTone, itemIcon } from './item-icon.ts'
import { ItemTitle } from './item-title.tsx'

interface FeatureGridProps {
  readonly items: readonly SectionItemView[]
  /** `boxed`: tiles in product colours; `open`: icon beside text; `steps`: numbered; `line`: small, in one row. */
  readonly look: 'boxed' | 'open' | 'steps' | 'line'
}

/** Items with an icon each: benefits, moments, seals. */
export function FeatureGrid({ items, look }: FeatureGridProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without bullets loses its role in Safari
    <ul role="list" className={styles[look]}>
      {items.map(({ id, title, content, icon, destination }) => (
        <li key={id} className={styles.item} data-tone={look === 'boxed' ? iconTone(icon) : undefined}>
          <IconBadge
            name={itemIcon(icon)}
            tone={look === 'boxed' ? iconTone(icon) : look === 'steps' ? 'accent' : 'primary'}
            size={look === 'line' ? 'sm' : 'md'}
          />
          <div>
            <h3 className={styles.title}>
              <ItemTitle title={title} destination={destination} />
            </h3>
            <p className={styles.note}>{keepWords(content)}</p>
          </div>
          {look === 'boxed' && destination && (
            <span className={styles.go}>
              <Icon name="arrow-right" size={20} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
