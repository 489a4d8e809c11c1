import { classNames } from '../class-names.ts'
import styles from './skeleton.module.css'

/** Sizes of what is being waited for, so that nothing moves when it comes. */
export type SkeletonSize =
  | 'text'
  | 'heading'
  | 'money'
  | 'control'
  | 'button'
  | 'row'
  | 'card'
  | 'art'
  | 'panel'
  /** As large as its place. */
  | 'whole'

interface SkeletonProps {
  readonly size: SkeletonSize
  /** So many blocks under each other; the last line of several texts is shorter. */
  readonly count?: number
  readonly className?: string | undefined
}

/** Grey blocks in the place of what loads; silent for screen readers: put them in a `LoadingRegion`. */
export function Skeleton({ size, count = 1, className }: SkeletonProps) {
  return (
    <span className={classNames(styles.stack, className)} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are alike
        <span key={at} className={classNames(styles.block, styles[size])} />
      ))}
    </span>
  )
}
