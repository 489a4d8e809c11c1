import { type JointProblem, jointProblem } from '@benefits/domain/cart/joint/joint-problem'
import { type FormEvent, useState } from 'react'
import { KeepQueryLink } from '../../../always/navigation/keep-query-link.tsx'
import { InlineMessage } from '../../../ui/feedback/inline-message.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Button } from '../../../ui/press/button.tsx'
import { solutionsCopy as copy } from '../copy.ts'
import type { SolutionSection } from '../shelf/solution-sections.ts'
import styles from './joint-choice.module.css'
import { useJointStart } from './use-joint-start.ts'

interface JointChoiceProps {
  readonly sections: readonly SolutionSection[]
  readonly chosenCodes: readonly number[]
  readonly onChoose: (codes: readonly number[]) => void
}

const HEADING = 'contrate-junto'
const LACK = 'falta-escolher'

/** Leads eye and keyboard to the choice, from elsewhere on its page. */
export function goToJointChoice() {
  const heading = document.getElementById(HEADING)
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}

/** Chooses service groups that are hired in one go; HR not alone (docs/rules/catalogue.md: not-alone). */
export function JointChoice({ sections, chosenCodes, onChoose }: JointChoiceProps) {
  const [problem, setProblem] = useState<JointProblem | 'alone' | null>(null)
  const start = useJointStart()
  const chosen = sections.filter(({ groupCode }) => chosenCodes.includes(groupCode))
  if (sections.length < 2) return null

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = jointProblem(chosen) ?? (isOwnedAlone(chosen) ? 'alone' : null)
    setProblem(found)
    if (found === null) start(chosen)
  }

  function tick(groupCode: number, isTicked: boolean) {
    setProblem(null)
    onChoose(isTicked ? [...chosenCodes, groupCode] : chosenCodes.filter((code) => code !== groupCode))
  }

  return (
    <section className={styles.box} aria-labelledby={HEADING}>
      <h2 id={HEADING} tabIndex={-1} className={styles.title}>
        {copy.jointTitle}
      </h2>
      <p>{copy.jointText}</p>
      <form onSubmit={submit} noValidate className={styles.form}>
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{copy.jointLegend}</legend>
          {sections.map(({ groupCode, name, canBeOrderedSolo, contracted, available }) => (
            <Checkbox
              key={groupCode}
              boxed
              label={name}
              hint={hintOf({ canBeOrderedSolo, contracted, available })}
              disabled={contracted.length + available.length === 0}
              checked={chosenCodes.includes(groupCode)}
              onChange={(event) => tick(groupCode, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
        <div aria-live="assertive">{problem && <Problem problem={problem} chosen={chosen} />}</div>
        <Button type="submit" block unready={chosen.length === 0} aria-describedby={LACK}>
          {copy.jointStart}
        </Button>
        <p id={LACK} className={styles.lack}>
          {problem === null && (chosen.length > 0 ? copy.jointCalm : copy.jointNone)}
        </p>
      </form>
    </section>
  )
}

/** What choosing a solution means here, in a line of its own for each. */
function hintOf({
  canBeOrderedSolo,
  contracted,
  available,
}: Pick<SolutionSection, 'canBeOrderedSolo' | 'contracted' | 'available'>): string {
  if (contracted.length + available.length === 0) return copy.unservedHint
  if (!canBeOrderedSolo) return copy.notSoloHint
  return contracted.length > 0 ? copy.contractedHint : copy.notContracted
}

/** One solution alone, of which the company has all there is: nothing of it would be hired. */
function isOwnedAlone(chosen: readonly SolutionSection[]): boolean {
  return chosen.length === 1 && chosen.every(({ available }) => available.length === 0)
}

function Problem({
  problem,
  chosen,
}: {
  readonly problem: JointProblem | 'alone'
  readonly chosen: readonly SolutionSection[]
}) {
  const [alone] = chosen
  if (problem === 'none' || !alone) return <InlineMessage kind="error">{copy.jointNone}</InlineMessage>
  if (problem === 'alone') return <InlineMessage kind="error">{copy.jointAlone(alone.name)}</InlineMessage>
  return (
    <InlineMessage kind="error">
      <span>{copy.notSolo(alone.name)}</span>{' '}
      <KeepQueryLink to={alone.destination}>{copy.notSoloLink}</KeepQueryLink>
    </InlineMessage>
  )
}
