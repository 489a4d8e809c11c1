import styles from './award-medal.module.css'

interface AwardMedalProps {
  /** In the middle of the medal: a year or a place. */
  readonly mark: string
  /** Accessible name; without it decoration. */
  readonly title?: string
}

const leaves = [-34, -14, 6, 26, 46]

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
      {[1, -1].map((side) => (
        <g key={side} transform={`translate(70 60) scale(${side} 1)`} className={styles.branch}>
          <path d="M40 -32A51 51 0 0 1 12 50" className={styles.stem} />
          {leaves.map((angle) => (
            <path
              key={angle}
              d="M0 0c2-8 8-11 15-9.5 0 7.5-6 12.5-15 9.5Z"
              transform={`rotate(${angle}) translate(50 0) rotate(-52)`}
            />
          ))}
        </g>
      ))}
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
