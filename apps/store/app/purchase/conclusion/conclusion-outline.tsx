import { SpotSuccess } from '../../ui/art/spot-success.tsx'
import { OutlineLines, OutlineRows } from '../../ui/feedback/outline.tsx'
import { Skeleton } from '../../ui/marks/skeleton.tsx'
import styles from './conclusion-page.module.css'
import { conclusionCopy as copy } from './copy.ts'

/** The conclusion before its order is there: the same cards, with the words that are known. */
export function ConclusionOutline({ title }: { readonly title: string }) {
  return (
    <div className={styles.content}>
      <div className={styles.greeting}>
        <SpotSuccess isAwaited />
        <div className={styles.words}>
          <h1 className={styles.waitTitle}>{title}</h1>
          <p className={styles.waitText}>{copy.waiting}</p>
          <OutlineLines count={1} />
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.steps}>
          <h2 className={styles.heading}>{copy.nextSteps}</h2>
          <div className={styles.order}>
            <OutlineLines count={5} />
            <Skeleton size="button" />
          </div>
        </div>
        <div className={styles.side}>
          <div className={styles.order}>
            <h2 className={styles.heading}>{copy.orderTitle}</h2>
            <OutlineRows count={4} />
            <Skeleton size="money" />
          </div>
        </div>
      </div>
    </div>
  )
}
