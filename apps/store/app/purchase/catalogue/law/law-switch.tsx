import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx'
import { shelfCopy as copy } from '../copy.ts'
import styles from './law-switch.module.css'
import { LAWS, type Law } from './use-law.ts'

interface LawSwitchProps {
  readonly law: Law
  readonly onLawChange: (law: Law) => void
  /** A heading over it says already what it is about. */
  readonly legendHidden?: boolean
}

/** PAT or auxílio, and in a line what the difference is. */
export function LawSwitch({ law, onLawChange, legendHidden = false }: LawSwitchProps) {
  return (
    <div className={styles.switch}>
      <ChoiceGroup
        legend={copy.law}
        legendHidden={legendHidden}
        value={law}
        onValueChange={onLawChange}
        options={LAWS.map((value) => ({ value, label: copy.laws[value] }))}
      />
      <p className={styles.difference} aria-live="polite">
        {copy.differences[law]}
      </p>
    </div>
  )
}
