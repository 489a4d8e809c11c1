import { signupProgress } from '@benefits/domain/checkout/signup-steps'
import type { ReactNode, Ref } from 'react'
import { Icon } from '../../../ui/art/icon.tsx'
import { SpotContract } from '../../../ui/art/spot-contract.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { SplitPanel } from '../../../ui/layout/split-panel.tsx'
import { identificationCopy as copy, type ShownStep } from '../copy.ts'
import styles from './step-frame.module.css'

interface StepFrameProps {
  readonly step: ShownStep
  /** The heading takes the focus when the step changes. */
  readonly headingRef: Ref<HTMLHeadingElement>
  readonly children: ReactNode
}

/** Number, title and progress of a step, its form, and what reassures beside it. */
export function StepFrame({ step, headingRef, children }: StepFrameProps) {
  const { number, percent } = signupProgress(step) ?? { number: 4, percent: 100 }
  const { title, text } = copy.steps[step]
  return (
    <SplitPanel aside={<Reassurance />} asideHidden>
      <div className={styles.progress}>
        <ProgressBar label={copy.progress} labelHidden value={percent} />
      </div>
      <h1 className={styles.heading} ref={headingRef} tabIndex={-1}>
        <span className={styles.number}>{copy.stepOf(number)}</span> <span>{title}</span>
      </h1>
      <p className={styles.text}>{text}</p>
      {children}
    </SplitPanel>
  )
}

function Reassurance() {
  return (
    <>
      <SpotContract />
      <h2 className={styles.asideTitle}>{copy.aside.title}</h2>
      <ul className={styles.points}>
        {copy.aside.points.map((point) => (
          <li key={point} className={styles.point}>
            <Icon name="check" size={20} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
