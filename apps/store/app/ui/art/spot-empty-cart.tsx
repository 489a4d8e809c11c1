import styles from './spot.module.css'
import { Spot } from './spot.tsx'

/** A basket with room, and cards that could be in it. */
export function SpotEmptyCart() {
  return (
    <Spot>
      <path className={styles.ground} d="M60 178h160" />
      <g transform="rotate(-10 118 66)">
        <rect className={styles.accent} x="88" y="40" width="68" height="44" rx="7" />
        <path className={styles.line} d="M98 56h12M98 72h26" />
      </g>
      <g transform="rotate(12 178 64)">
        <rect className={styles.primary} x="148" y="34" width="68" height="44" rx="7" />
        <path className={styles.mark} d="M160 50h8" />
      </g>
      <path className={styles.paper} d="M74 94h132l-12 58a10 10 0 0 1-10 8H96a10 10 0 0 1-10-8Z" />
      <path className={styles.line} d="M46 78h16a6 6 0 0 1 6 5l6 28" />
      <path className={styles.faint} d="M110 112v30M140 112v30M170 112v30" />
      <circle className={styles.ink} cx="106" cy="176" r="10" />
      <circle className={styles.ink} cx="176" cy="176" r="10" />
    </Spot>
  )
}
