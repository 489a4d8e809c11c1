import { AwardMedal } from '../../../ui/art/award-medal.tsx'
import { Carousel } from '../../../ui/layout/carousel.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import styles from './awards-block.module.css'
import type { SectionProps } from './block.tsx'
import { blocksCopy } from './copy.ts'

/** Awards in sight, by screen; seven on a desktop. */
const PER_VIEW = { xs: 2, sm: 2, md: 4, lg: 7 }

/** Awards in a carousel. The year at the end of an award's text stands on its medal. */
export function AwardsBlock({ section }: SectionProps) {
  // Drawn in a fold that stands closed: the server's HTML goes without and stays small.
  const isDrawn = useHydrated()
  return (
    <Carousel
      label={blocksCopy.awardsLabel}
      perView={PER_VIEW}
      slides={section.items.map(({ id, title, content }) => {
        const [, reason = content, year = ''] = /^(.*?)(?:,\s*((?:19|20)\d\d))?$/.exec(content) ?? []
        return {
          id,
          content: (
            <div className={styles.award}>
              <span className={styles.medal}>{isDrawn && <AwardMedal mark={year} />}</span>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.reason}>{reason}</p>
            </div>
          ),
        }
      })}
    />
  )
}
