import styles from './spot.module.css'
import { Spot } from './spot.tsx'

/** A signpost whose boards point nowhere. */
export function SpotNotFound() {
  return (
    <Spot>
      <path className={styles.ground} d="M64 178h152" />
      <path className={styles.ink} d="M135 44h10v134h-10z" />
      <path className={styles.primary} d="M88 46h92l20 19-20 19H88a6 6 0 0 1-6-6V52a6 6 0 0 1 6-6Z" />
      <path className={styles.accent} d="M192 96h-88l-20 18 20 18h88a6 6 0 0 0 6-6v-24a6 6 0 0 0-6-6Z" />
      <path className={styles.mark} d="M104 65h12M132 65h12M160 65h8" />
      <path className={styles.line} d="M116 114h14M146 114h14M174 114h8" />
      <circle className={styles.ink} cx="140" cy="38" r="9" />
      <path
        className={styles.line}
        d="M66 178c2-12 8-18 16-20M80 178c-2-8-6-12-10-14M206 178c0-10 4-16 10-18"
      />
    </Spot>
  )
}
