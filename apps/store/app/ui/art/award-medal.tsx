import styles from './award-medal.module.css'

interface AwardMedalProps {
  /** In the middle of the medal: a year or a place. */
  readonly mark: string
  /** Accessible name; without it decoration. */
  readonly title?: string
}

const leaves = [-62, -38, -14, 10, 34]

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
        <g key={side} transform={`translate(70 58) scale(${side} 1)`} className={styles.branch}>
          <path d="M48 -36A60 60 0 0 1 14 58" className={styles.stem} />
          {leaves.map((angle) => (
            <path
              key={angle}
              d="M0 0c3-11 11-15 20-13 0 10-8 17-20 13Z"
              transform={`rotate(${angle}) translate(56 0) rotate(50)`}
            />
          ))}
        </g>
      ))}
      <circle cx="70" cy="56" r="38" className={styles.disc} />
      <circle cx="70" cy="56" r="31" className={styles.ring} />
      <path
        d="M70 31l3 6.2 6.800.9-5 4.700 1.300 6.800-6.100-3.300-6.100 3.300 1.300-6.800-5-4.700 6.800-.9Z"
        className={styles.star}
      />
      <text x="70" y="72" textAnchor="middle" className={styles.mark}>
        {mark}
      </text>
    </svg>
  )
}
