import { OutlineLines, OutlineRows } from '../../ui/feedback/outline.tsx'
import panel from '../../ui/layout/panel.module.css'
import { Skeleton } from '../../ui/marks/skeleton.tsx'
import { contractCopy } from '../contract/public.ts'
import { paymentCopy } from '../payment/public.ts'
import { checkoutCopy } from './copy.ts'
import styles from './summary-outline.module.css'

/** Both parts of the data: a title, and names beside their values. */
const DATA = (
  <>
    <div className={styles.brief}>
      <OutlineLines count={4} />
    </div>
    <div className={styles.parts}>
      {[0, 1].map((part) => (
        <div key={part} className={styles.part}>
          <Skeleton size="text" className={styles.name} />
          <OutlineRows count={5} />
        </div>
      ))}
    </div>
  </>
)

const SECTIONS = [
  {
    title: checkoutCopy.registrationTitle,
    inside: DATA,
  },
  {
    title: contractCopy.sectionTitle,
    inside: (
      <>
        <OutlineLines count={2} />
        <Skeleton size="button" />
      </>
    ),
  },
  {
    title: paymentCopy.title,
    inside: <Skeleton size="row" className={styles.tile} />,
  },
] as const

/** The steps of the summary before what the tab knows is read: their cards and their titles. */
export function SummaryOutline() {
  return (
    <div className={styles.sections}>
      {SECTIONS.map(({ title, inside }, at) => (
        <div key={title} className={panel.panel}>
          <h2 className={styles.title}>
            <span className={styles.number} aria-hidden="true">
              {at + 1}
            </span>
            <span>{title}</span>
          </h2>
          {inside}
        </div>
      ))}
    </div>
  )
}
