import { Skeleton } from '../marks/skeleton.tsx'
import styles from './outline.module.css'

interface OutlineProps {
  readonly count: number
}

/** Thin bars as long as words are, none as long as the one before, in the place of a text. */
export function OutlineLines({ count }: OutlineProps) {
  return (
    <span className={styles.lines} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are alike
        <Skeleton key={at} size="text" />
      ))}
    </span>
  )
}

/** A name at the left and its amount at the right, in the place of a list of prices; `art` draws a card before each. */
export function OutlineRows({ count, art = false }: OutlineProps & { readonly art?: boolean }) {
  return (
    <span className={styles.rows} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike
        <span key={at} className={styles.row}>
          {art && <Skeleton size="art" className={styles.art} />}
          <Skeleton size="text" className={styles.name} />
          <Skeleton size="text" className={styles.amount} />
        </span>
      ))}
    </span>
  )
}
