import { LoadingRegion } from '../../ui/feedback/loading-region.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { SplitPanel } from '../../ui/layout/split-panel.tsx'
import styles from './access-skeleton.module.css'
import { identificationCopy as copy } from './copy.ts'

/** The outline of a step while the tab's own copy is read. */
export function AccessSkeleton() {
  return (
    <SplitPanel aside={<Skeleton size="panel" />} asideHidden>
      <h1 className={styles.hidden}>{copy.pageTitle}</h1>
      <LoadingRegion
        loading
        skeleton={
          <div className={styles.lines}>
            <Skeleton size="text" />
            <Skeleton size="heading" />
            <Skeleton size="text" />
            <Skeleton size="control" />
          </div>
        }
      />
    </SplitPanel>
  )
}
