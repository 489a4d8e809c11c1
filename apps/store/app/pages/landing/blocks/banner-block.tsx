import { Icon } from '../../../ui/art/icon.tsx'
import { Carousel } from '../../../ui/layout/carousel.tsx'
import styles from './banner-block.module.css'
import type { SectionProps } from './block.tsx'
import { Block } from './block.tsx'
import { blocksCopy } from './copy.ts'
import { itemIcon } from './item-icon.ts'
import { ItemTitle } from './item-title.tsx'

const LOOKS = [styles.strong, styles.accent, styles.soft] as const

/** The banner carousel: arrows, dots, drag, and round again at the end. */
export function BannerBlock({ section }: SectionProps) {
  return (
    <Block title={section.title} subtitle={section.subtitle}>
      <Carousel
        label={blocksCopy.bannerLabel}
        dots
        loop
        slides={section.items.map(({ id, title, content, icon, destination }, at) => ({
          id,
          content: (
            <div className={`${styles.banner} ${LOOKS[at % LOOKS.length]}`}>
              <div className={styles.text}>
                <h3 className={styles.title}>
                  <ItemTitle title={title} destination={destination} />
                </h3>
                <p className={styles.note}>{content}</p>
              </div>
              <span className={styles.picture}>
                <Icon name={itemIcon(icon)} size={96} />
              </span>
            </div>
          ),
        }))}
      />
    </Block>
  )
}
