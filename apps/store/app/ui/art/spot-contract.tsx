import styles from './spot.module.css'
import { Spot } from './spot.tsx'

/** A signed paper with a seal. */
export function SpotContract() {
  return (
    <Spot>
      <path className={styles.ground} d="M60 182h160" />
      <g transform="rotate(-6 120 110)">
        <rect className={styles.accent} x="76" y="34" width="104" height="140" rx="10" />
      </g>
      <path
        className={styles.paper}
        d="M92 30h74l26 26v112a8 8 0 0 1-8 8H92a8 8 0 0 1-8-8V38a8 8 0 0 1 8-8Z"
      />
      <path className={styles.line} d="M166 30v26h26" />
      <path className={styles.faint} d="M104 62h40M104 82h68M104 100h68M104 118h46" />
      <path className={styles.line} d="M104 154c8-14 14-14 14-4s8 4 12-4 8 0 8 4 6 2 14 0" />
      <circle className={styles.primary} cx="190" cy="146" r="26" />
      <path className={styles.mark} d="M178 147l8 9 16-18" />
    </Spot>
  )
}
