import { classNames } from '../class-names.ts'
import { cssVariables } from '../marks/css-variables.ts'
import styles from './progress-bar.module.css'

interface ProgressBarProps {
  /** What moves on; its accessible name. */
  readonly label: string
  readonly labelHidden?: boolean
  readonly value: number
  readonly max?: number
  /** The state in words, such as '3 de 10 cartões'; shown at the end of the label's row. */
  readonly text?: string
}

/** A bar that fills to `value` of `max`. */
export function ProgressBar({ label, labelHidden, value, max = 100, text }: ProgressBarProps) {
  const reached = Math.min(max, Math.max(0, value))
  const filled = max > 0 ? reached / max : 0
  return (
    <div className={styles.progress}>
      {(!labelHidden || text) && (
        <div className={styles.row} aria-hidden="true">
          <span>{labelHidden ? '' : label}</span>
          {text && <span className={styles.text}>{text}</span>}
        </div>
      )}
      <div
        className={classNames(styles.track, filled === 1 && styles.complete)}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={reached}
        aria-valuetext={text}
        style={cssVariables({ '--filled': filled })}
      >
        <span className={styles.bar} />
      </div>
    </div>
  )
}
