import { OutlineFacts, OutlineLines } from '../../ui/feedback/outline.tsx'
import panel from '../../ui/layout/panel.module.css'
import { Skeleton } from '../../ui/marks/skeleton.tsx'
import { contractCopy } from '../contract/public.ts'
import { paymentCopy } from '../payment/public.ts'
import { checkoutCopy } from './copy.ts'
import styles from './summary-outline.module.css'

const SECTIONS = [
  {
    title: checkoutCopy.registrationTitle,
    inside: <OutlineFacts count={6} />,
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
    inside: <Skeleton size="row" count={2} />,
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
