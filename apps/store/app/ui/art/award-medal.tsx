import styles from './award-medal.module.css'
import { MEDAL } from './icon.tsx'

interface AwardMedalProps {
  /** In the middle of the medal: a year or a place. */
  readonly mark: string
  /** Accessible name; without it decoration. */
  readonly title?: string
}

/** A round medal with two branches around it; its outline is in the icons' file, since a page shows many of them. */
export function AwardMedal({ mark, title }: AwardMedalProps) {
  return (
    <svg
      className={styles.medal}
      viewBox="0 0 140 124"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <use href={MEDAL} width="140" height="124" />
      <text x="70" y="74" textAnchor="middle" className={styles.mark} fontSize="16">
        {mark}
      </text>
    </svg>
  )
}
