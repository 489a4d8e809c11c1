import type { Elements } from '../elements.ts'
import styles from './spot.module.css'

/** The frame of a spot illustration: 280 × 200, in the theme's colours, decoration only. */
export function Spot({ children }: { readonly children: Elements }) {
  return (
    <svg className={styles.spot} viewBox="0 0 280 200" aria-hidden="true">
      <path
        className={styles.blob}
        d="M42 58C62 18 118 8 164 18c50 10 92 42 96 86 4 42-30 74-84 78-54 5-116 4-140-34-16-26-10-60 6-90Z"
      />
      {children}
    </svg>
  )
}
