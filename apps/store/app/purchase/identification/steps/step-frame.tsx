import { signupProgress } from '@benefits/domain/checkout/signup-steps'
import type { Ref } from 'react'
import { Icon } from '../../../ui/art/icon.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { SplitPanel } from '../../../ui/layout/split-panel.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { OrderOutline } from '../../access/public.ts'
import { OrderSoFar, TotalLine } from '../../cart/public.ts'
import { titleOfStep } from '../../flow/public.ts'
import { identificationCopy as copy, type ShownStep } from '../copy.ts'
import styles from './step-frame.module.css'
import { STEP_HASHES } from './step-hash.ts'

interface StepFrameProps {
  readonly step: ShownStep
  /** The heading takes the focus when the step changes. */
  readonly headingRef: Ref<HTMLHeadingElement>
  /** False until the tab's step is known: then only an address that names the first step shows its words. */
  readonly isOpen: boolean
  readonly children: Elements
}

/** Number, title and progress of a step, the total of what is bought, the form, and what reassures beside it. */
export function StepFrame({ step, headingRef, isOpen, children }: StepFrameProps) {
  const { number, percent } = signupProgress(step) ?? { number: 4, percent: 100 }
  const { title, text } = copy.steps[step]
  return (
    <SplitPanel aside={<Reassurance isOpen={isOpen} />} asideHidden>
      {!isOpen && <span id={STEP_HASHES.identification.slice(1)} className={styles.asked} />}
      <div className={styles.progress} data-words={isOpen ? undefined : 'perhaps'}>
        <ProgressBar label={copy.progress} labelHidden value={percent} />
      </div>
      <h1 className={styles.heading} ref={headingRef} tabIndex={-1}>
        {!isOpen && <VisuallyHidden>{titleOfStep('access')}</VisuallyHidden>}
        <span className={styles.number} data-words={isOpen ? undefined : 'perhaps'}>
          <span>{copy.stepOf(number)}</span>
          <span className={styles.part}>{` · ${titleOfStep('access')}`}</span>
        </span>{' '}
        <span data-words={isOpen ? undefined : 'perhaps'}>{title}</span>
      </h1>
      <p className={styles.text} data-words={isOpen ? undefined : 'perhaps'}>
        {text}
      </p>
      <div className={styles.total}>
        <TotalLine />
      </div>
      {children}
    </SplitPanel>
  )
}

/** What reassures at each step, and what is bought, which stays in sight while a form is long. */
function Reassurance({ isOpen }: Pick<StepFrameProps, 'isOpen'>) {
  return (
    <>
      <h2 className={styles.asideTitle}>{copy.aside.title}</h2>
      <ul className={styles.points}>
        {copy.aside.points.map((point) => (
          <li key={point} className={styles.point}>
            <Icon name="check" size={20} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      {isOpen ? <OrderSoFar /> : <OrderOutline />}
    </>
  )
}
