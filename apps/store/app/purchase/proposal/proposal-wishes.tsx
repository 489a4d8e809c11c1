import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { proposalCopy as copy } from './copy.ts'
import styles from './download-proposal.module.css'

/** What a buyer may ask of a proposal beside its PDF. */
export interface Wishes {
  readonly byEmail: boolean
  readonly withSavings: boolean
}

export const NO_WISHES: Wishes = { byEmail: false, withSavings: false }

interface ProposalWishesProps {
  readonly wishes: Wishes
  /** Whether there is a saving to tell: carts of plans alone have none. */
  readonly hasSavings: boolean
  /** What a proposal is for, where nobody asked for one yet. */
  readonly text?: string
  readonly onChange: (wishes: Wishes) => void
}

/** The ticks beside 'Baixar proposta', and in the form of who is not known yet. */
export function ProposalWishes({ wishes, hasSavings, text, onChange }: ProposalWishesProps) {
  return (
    <fieldset className={styles.wishes}>
      <legend className={styles.legend}>{copy.options}</legend>
      {text && <p className={styles.text}>{text}</p>}
      <Checkbox
        label={copy.byEmail}
        checked={wishes.byEmail}
        onChange={({ target }) => onChange({ ...wishes, byEmail: target.checked })}
      />
      {hasSavings && (
        <Checkbox
          label={copy.withSavings}
          hint={copy.withSavingsHint}
          checked={wishes.withSavings}
          onChange={({ target }) => onChange({ ...wishes, withSavings: target.checked })}
        />
      )}
    </fieldset>
  )
}
