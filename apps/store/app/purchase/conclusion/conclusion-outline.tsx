import { SpotSuccess } from '../../ui/art/spot-success.tsx'
import { classNames } from '../../ui/class-names.ts'
import { OutlineLines, OutlineRows } from '../../ui/feedback/outline.tsx'
import { Skeleton } from '../../ui/marks/skeleton.tsx'
import outline from './conclusion-outline.module.css'
import styles from './conclusion-page.module.css'
import { conclusionCopy as copy } from './copy.ts'

/** The conclusion before its order is there: the same cards where they will be, with the words that are known. */
export function ConclusionOutline({ title }: { readonly title: string }) {
  return (
    <div className={styles.content}>
      <div className={styles.greeting}>
        <SpotSuccess isAwaited />
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={outline.text}>{copy.waiting}</p>
          <div className={styles.number}>
            <span>{copy.orderNumber}</span>
            <Skeleton size="text" className={outline.number} />
          </div>
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.steps}>
          <h2 className={styles.heading}>{copy.nextSteps}</h2>
          <OutlineLines count={1} />
          <div className={classNames(styles.order, outline.steps)}>
            <Skeleton size="text" className={outline.name} />
            <OutlineLines count={4} />
            <Skeleton size="button" />
          </div>
        </div>
        <div className={styles.side}>
          <div className={styles.order}>
            <h2 className={styles.heading}>{copy.orderTitle}</h2>
            <OutlineRows count={2} />
            <div className={styles.total}>
              <span>{copy.total}</span>
              <Skeleton size="money" />
            </div>
            <OutlineLines count={1} />
          </div>
          <div className={styles.download}>
            <p>{copy.downloadText}</p>
            <Skeleton size="button" className={outline.button} />
          </div>
        </div>
      </div>
    </div>
  )
}
