import { type JointProblem, jointProblem } from '@benefits/domain/cart/joint/joint-problem'
import { type FormEvent, useState } from 'react'
import { KeepQueryLink } from '../../../shell/moves/keep-query-link.tsx'
import { InlineMessage } from '../../../ui/feedback/inline-message.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Button } from '../../../ui/press/button.tsx'
import { solutionsCopy as copy } from '../copy.ts'
import type { SolutionSection } from '../shelf/solution-sections.ts'
import styles from './joint-choice.module.css'
import { useJointStart } from './use-joint-start.ts'

/** Chooses service groups that are hired in one go; HR not alone (docs/rules/catalogue.md: not-alone). */
export function JointChoice({ sections }: { readonly sections: readonly SolutionSection[] }) {
  const [chosenCodes, setChosen] = useState<readonly number[]>([])
  const [problem, setProblem] = useState<JointProblem | null>(null)
  const start = useJointStart()
  const chosen = sections.filter(({ groupCode }) => chosenCodes.includes(groupCode))
  if (sections.length < 2) return null

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = jointProblem(chosen)
    setProblem(found)
    if (found === null) start(chosen)
  }

  function tick(groupCode: number, isTicked: boolean) {
    setProblem(null)
    setChosen(isTicked ? [...chosenCodes, groupCode] : chosenCodes.filter((code) => code !== groupCode))
  }

  return (
    <section className={styles.box} aria-labelledby="contrate-junto">
      <h2 id="contrate-junto" className={styles.title}>
        {copy.jointTitle}
      </h2>
      <p>{copy.jointText}</p>
      <form onSubmit={submit} noValidate className={styles.form}>
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{copy.jointLegend}</legend>
          {sections.map(({ groupCode, name, canBeOrderedSolo }) => (
            <Checkbox
              key={groupCode}
              boxed
              label={name}
              hint={canBeOrderedSolo ? undefined : copy.notSoloHint}
              checked={chosenCodes.includes(groupCode)}
              onChange={(event) => tick(groupCode, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
        <div aria-live="assertive">{problem && <Problem problem={problem} chosen={chosen} />}</div>
        <Button type="submit">{copy.jointStart}</Button>
      </form>
    </section>
  )
}

function Problem({
  problem,
  chosen,
}: {
  readonly problem: JointProblem
  readonly chosen: readonly SolutionSection[]
}) {
  const [alone] = chosen
  if (problem === 'none' || !alone) return <InlineMessage kind="error">{copy.jointNone}</InlineMessage>
  return (
    <InlineMessage kind="error">
      {copy.notSolo(alone.name)} <KeepQueryLink to={alone.destination}>{copy.notSoloLink}</KeepQueryLink>
    </InlineMessage>
  )
}
