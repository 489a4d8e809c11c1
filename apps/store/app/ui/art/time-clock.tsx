import { TIME_CLOCK } from './icon.tsx'
import styles from './time-clock.module.css'

/** A time clock with the day's marks beside it: what HR plans are, which are no card. Fills its parent; decoration. */
export function TimeClock() {
  return (
    <svg className={styles.clock} viewBox="0 0 320 202" data-tone="hr" aria-hidden="true">
      <use href={TIME_CLOCK} width="320" height="202" />
    </svg>
  )
}
