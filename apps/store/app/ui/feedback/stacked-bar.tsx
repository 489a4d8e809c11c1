import { useId } from 'react'
import { classNames } from '../class-names.ts'
import { uiCopy } from '../copy.ts'
import { cssVariables } from '../marks/css-variables.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { type SumPart, shareParts } from './share-parts.ts'
import styles from './stacked-bar.module.css'

interface StackedBarProps {
  /** What the sum is; above the bar, and the name of its table. */
  readonly caption: string
  readonly captionHidden?: boolean
  /** The figures stand beside the bar already: its table is for screen readers alone. */
  readonly figuresHidden?: boolean
  readonly parts: readonly SumPart[]
}

/** Where a sum goes: a bar for the eyes and beside it the same figures as a table, for everyone. */
export function StackedBar({ caption, captionHidden, figuresHidden, parts }: StackedBarProps) {
  const id = useId()
  const shared = shareParts(parts)
  // One colour from end to end tells nothing that its row does not.
  const isDrawn = figuresHidden || shared.filter(({ percent }) => percent > 0).length > 1
  return (
    <div className={styles.stacked}>
      <p id={id} className={classNames(styles.caption, captionHidden && styles.hidden)}>
        {caption}
      </p>
      {isDrawn && (
        <div className={styles.bar} aria-hidden="true">
          {shared.map(({ id, percent, tone, value }) =>
            percent > 0 ? (
              <span
                key={id}
                className={value < 0 ? styles.taken : styles.part}
                data-tone={tone}
                style={cssVariables({ '--share': percent })}
              />
            ) : null,
          )}
        </div>
      )}
      <div className={figuresHidden ? styles.hidden : undefined}>
        <table className={styles.table} aria-labelledby={id}>
          <thead>
            <tr>
              {[uiCopy.item, uiCopy.share, uiCopy.amount].map((heading) => (
                <th key={heading} scope="col">
                  <VisuallyHidden>{heading}</VisuallyHidden>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shared.map(({ id, label, percentText, text, tone, value, isTold }) => (
              <tr key={id} className={isTold ? styles.hidden : undefined}>
                <th scope="row" className={styles.label}>
                  <span className={styles.name}>
                    <span
                      className={value < 0 ? styles.takenDot : styles.dot}
                      data-tone={tone}
                      aria-hidden="true"
                    />
                    <span>{label}</span>
                  </span>
                </th>
                <td className={styles.percent}>{percentText}</td>
                <td className={styles.amount}>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
