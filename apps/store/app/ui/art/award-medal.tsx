import styles from './award-medal.module.css'

interface AwardMedalProps {
  /** In the middle of the medal: a year or a place. */
  readonly mark: string
  /** Accessible name; without it decoration. */
  readonly title?: string
}

/** The leaves of the right branch and both stems, few elements: a page shows a dozen medals at once. */
const LEAVES =
  'M111.5 32C103.5 29.5 101 23.5 103 16.5C110.5 17 115 23.5 111.5 32ZM118.5 48C112 43 111.5 36 116 30.5C123 33.5 125 41 118.5 48ZM119.5 65C115.5 58 117.5 52 123.5 48C128.5 53 128 61 119.5 65ZM115 82C113 74 117.5 68.5 124.5 67C127.5 73.5 124.5 80.5 115 82ZM104.5 96C106 88 111.5 84 118.5 85C119.5 92.5 114 98 104.5 96Z'
const STEMS = 'M110 28A51 51 0 0 1 82 110M30 28A51 51 0 0 0 58 110'

/** A round medal with two branches around it. */
export function AwardMedal({ mark, title }: AwardMedalProps) {
  return (
    <svg
      className={styles.medal}
      viewBox="0 0 140 124"
      focusable="false"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <path d={STEMS} className={styles.stem} />
      <path d={LEAVES} className={styles.branch} />
      <path d={LEAVES} className={styles.branch} transform="matrix(-1 0 0 1 140 0)" />
      <circle cx="70" cy="58" r="36" className={styles.disc} />
      <circle cx="70" cy="58" r="30" className={styles.ring} />
      <path
        d="M70 34l3 6.2 6.800.9-5 4.700 1.300 6.800-6.100-3.300-6.100 3.300 1.300-6.800-5-4.700 6.800-.9Z"
        className={styles.star}
      />
      <text x="70" y="74" textAnchor="middle" className={styles.mark} fontSize="16">
        {mark}
      </text>
    </svg>
  )
}
