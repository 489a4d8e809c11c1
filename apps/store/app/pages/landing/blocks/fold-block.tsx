import { Icon } from '../../../ui/art/icon.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { Elements } from '../../../ui/elements.ts'
import fold from '../../../ui/layout/fold.module.css'
import type { SectionView } from '../visible-sections.ts'
import block from './block.module.css'
import styles from './fold-block.module.css'

interface FoldBlockProps {
  readonly sections: readonly SectionView[]
  readonly contentOf: (section: SectionView) => Elements
}

/**
 * Blocks of one matter as one: their headings stand under each other, and one of them is open at a time. The platform's
 * own folds, which open before any script and are found by a search in the page.
 */
export function FoldBlock({ sections, contentOf }: FoldBlockProps) {
  const name = sections[0]?.id
  return (
    <div className={block.band}>
      <div className={`${block.inner} ${styles.folds}`}>
        {sections.map((section, at) => (
          <section key={section.id} aria-labelledby={section.id}>
            <details name={name} open={at === 0 || undefined} className={styles.fold}>
              <summary className={classNames(fold.row, styles.summary)}>
                <h2 id={section.id} className={classNames(fold.title, styles.title)}>
                  {section.title}
                </h2>
                <span className={fold.arrow}>
                  <Icon name="chevron-down" size={24} />
                </span>
              </summary>
              <div className={styles.content}>
                {section.subtitle && <p className={block.subtitle}>{section.subtitle}</p>}
                {contentOf(section)}
              </div>
            </details>
          </section>
        ))}
      </div>
    </div>
  )
}
