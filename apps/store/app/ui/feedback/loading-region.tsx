import { uiCopy } from '../copy.ts'
import type { Elements } from '../elements.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './loading-region.module.css'
import { Spinner } from './spinner.tsx'

interface LoadingRegionProps {
  readonly loading: boolean
  /** What is being done, in a polite voice; shown where `textShown`. */
  readonly text?: string
  readonly textShown?: boolean
  /** Skeletons in the sizes of what comes. */
  readonly skeleton?: Elements
  readonly children?: Elements
}

/** Shows a skeleton while loading and its children afterwards; tells screen readers of both. */
export function LoadingRegion({
  loading,
  text = uiCopy.loading,
  textShown,
  skeleton,
  children,
}: LoadingRegionProps) {
  return (
    <div aria-busy={loading}>
      <div role="status">
        {loading &&
          (textShown ? (
            <p className={styles.text}>
              <Spinner />
              <span>{text}</span>
            </p>
          ) : (
            <VisuallyHidden>{text}</VisuallyHidden>
          ))}
      </div>
      {loading ? skeleton : children}
    </div>
  )
}
