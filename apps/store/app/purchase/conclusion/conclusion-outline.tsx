import { SpotSuccess } from '../../ui/art/spot-success.tsx'
import { classNames } from '../../ui/class-names.ts'
import { OutlineLines, OutlineRows } from '../../ui/feedback/outline.tsx'
import { Skeleton } from '../../ui/marks/skeleton.tsx'
import outline from './conclusion-outline.module.css'
import styles from './conclusion-page.module.css'
import { conclusionCopy as copy } from './copy.ts'

/**
 * The conclusion before it is known whether there is an order: the same cards where they would be. Words that speak of
 * one keep their room and are not said (docs/rules/screens.md: nothing-claimed).
 */
export function ConclusionOutline() {
  return (
    <div className={styles.content}>
      <div className={styles.greeting}>
        <SpotSuccess isAwaited />
        <div className={styles.words}>
          <h1 className={styles.title}>{copy.awaited}</h1>
          <p className={outline.text}>{copy.waiting}</p>
          <div className={styles.number}>
            <span className={outline.unsaid}>{copy.orderNumber}</span>
            <Skeleton size="text" className={outline.number} />
          </div>
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.steps}>
          <h2 className={classNames(styles.heading, outline.unsaid)}>{copy.nextSteps}</h2>
          <OutlineLines count={1} />
          <div className={classNames(styles.order, outline.steps)}>
            <Skeleton size="text" className={outline.name} />
            <OutlineLines count={4} />
            <Skeleton size="button" />
          </div>
        </div>
        <div className={styles.side}>
          <div className={styles.order}>
            <h2 className={classNames(styles.heading, outline.unsaid)}>{copy.orderTitle}</h2>
            <OutlineRows count={2} />
            <div className={styles.total}>
              <span className={outline.unsaid}>{copy.total}</span>
              <Skeleton size="money" />
            </div>
            <OutlineLines count={1} />
          </div>
          <div className={styles.download}>
            <p className={outline.unsaid}>{copy.downloadText}</p>
            <Skeleton size="button" className={outline.button} />
          </div>
        </div>
      </div>
    </div>
  )
}
