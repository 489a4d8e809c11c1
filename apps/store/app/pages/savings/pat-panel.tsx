import { PAT_LAWS } from '@benefits/copy/savings-texts'
import type { Centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { parseBrl } from '@benefits/domain/money/parse-brl'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { savingsCopy as copy } from './copy.ts'
import { LawList } from './law-list.tsx'
import { SavingsFold } from './savings-fold.tsx'
import type { SavingsForm } from './savings-form.ts'
import styles from './savings-page.module.css'
import { shortLaw } from './short-law.ts'

/** Where the page tells of the deduction. */
export const PAT_ID = 'pat'

interface PatPanelProps {
  /** A year's; null where the tax due is not known. */
  readonly deduction: Centavos | null
  readonly form: SavingsForm
  readonly onChange: (change: Partial<SavingsForm>) => void
}

/** What PAT takes off the income tax in lucro real: one number, the tax that it needs, and what is disputed, folded. */
export function PatPanel({ deduction, form, onChange }: PatPanelProps) {
  const { isPat, isLimited, incomeTax } = form
  const isWrong = incomeTax.trim() !== '' && parseBrl(incomeTax) === null
  return (
    <section className={styles.pat} id={PAT_ID} aria-label={copy.pat}>
      <h2 className={styles.patTitle}>{copy.pat}</h2>
      <div className={styles.patSaid} aria-live="polite">
        {isPat && deduction !== null ? (
          <p className={styles.patSum}>
            <span>{copy.patUpTo}</span> <strong>{formatBrl(deduction)}</strong> <span>{copy.patLess}</span>
          </p>
        ) : (
          <p>{isPat ? copy.patAsk : copy.patNone}</p>
        )}
      </div>
      {isPat && (
        <>
          <p
            className={styles.note}
          >{`${Object.values(PAT_LAWS).map(shortLaw).join(' · ')}. ${copy.patApart}`}</p>
          <TextInput
            label={copy.incomeTax}
            hint={copy.incomeTaxHint}
            optional
            value={incomeTax}
            inputMode="decimal"
            autoComplete="off"
            numeric
            error={isWrong ? copy.unread : null}
            onChange={({ target }) => onChange({ incomeTax: target.value })}
          />
          <SavingsFold title={copy.patDispute}>
            <h3 className={styles.group}>{copy.patLimits}</h3>
            <p>{copy.patDisputed(isLimited)}</p>
            <h3 className={styles.group}>{copy.patCut}</h3>
            <p>{copy.patReduced}</p>
            <h3 className={styles.group}>{copy.patSources}</h3>
            <LawList laws={PAT_LAWS} says={copy.patLawSays} />
          </SavingsFold>
        </>
      )}
    </section>
  )
}
