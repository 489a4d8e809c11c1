import { CODE_LENGTH } from '@benefits/domain/access/verification-code'
import { OutlineLines } from '../../ui/feedback/outline.tsx'
import { Skeleton } from '../../ui/marks/skeleton.tsx'
import styles from './code-outline.module.css'

/** The form of the code before it is known whose it is: where it went, its boxes and its button. */
export function CodeOutline() {
  return (
    <div className={styles.outline}>
      <OutlineLines count={1} />
      <span className={styles.boxes}>
        {Array.from({ length: CODE_LENGTH }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are alike
          <Skeleton key={at} size="control" className={styles.box} />
        ))}
      </span>
      <Skeleton size="button" />
    </div>
  )
}
