import styles from './spot.module.css'
import { Spot } from './spot.tsx'

/** A window of the store with a wheel being turned in front of it. */
export function SpotMaintenance() {
  return (
    <Spot>
      <path className={styles.ground} d="M52 178h176" />
      <rect className={styles.paper} x="62" y="46" width="136" height="104" rx="12" />
      <path className={styles.ink} d="M62 58a12 12 0 0 1 12-12h112a12 12 0 0 1 12 12v12H62Z" />
      <circle className={styles.accent} cx="78" cy="58" r="4" />
      <circle className={styles.accent} cx="92" cy="58" r="4" />
      <path className={styles.faint} d="M82 92h48M82 110h32M82 128h40" />
      <g transform="translate(182 126)">
        <path
          className={styles.primary}
          d="M-8-46h16l3 12 10 4 11-6 11 11-6 11 4 10 12 3v16l-12 3-4 10 6 11-11 11-11-6-10 4-3 12h-16l-3-12-10-4-11 6-11-11 6-11-4-10-12-3v-16l12-3 4-10-6-11 11-11 11 6 10-4Z"
          transform="translate(0 -4) scale(0.92)"
        />
        <circle className={styles.accent} cx="0" cy="0" r="16" />
        <circle className={styles.ink} cx="0" cy="0" r="7" />
      </g>
    </Spot>
  )
}
