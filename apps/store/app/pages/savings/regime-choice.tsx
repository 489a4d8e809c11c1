import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { ChoiceGroup } from '../../ui/forms/choice-group.tsx'
import { savingsCopy as copy } from './copy.ts'
import { PAT_ID } from './pat-panel.tsx'
import { REGIMES, type SavingsForm } from './savings-form.ts'
import styles from './savings-page.module.css'

interface RegimeChoiceProps {
  readonly form: SavingsForm
  readonly onChange: (change: Partial<SavingsForm>) => void
}

/** How the company is taxed, and what that means here; what is said of each has one place, so that nothing moves. */
export function RegimeChoice({ form, onChange }: RegimeChoiceProps) {
  const { regime } = form
  return (
    <div className={styles.regime}>
      <ChoiceGroup
        legend={copy.regime}
        look="tiles"
        value={regime}
        onValueChange={(chosen) => onChange({ regime: chosen })}
        options={REGIMES.map((one) => ({ value: one, label: copy.regimes[one] }))}
      />
      <div className={styles.told}>
        <div data-told={regime === 'simples'}>
          <Checkbox
            label={copy.annexIv}
            hint={copy.annexIvHint}
            checked={form.isAnnexIv}
            onChange={({ target }) => onChange({ isAnnexIv: target.checked })}
          />
        </div>
        <p className={styles.note} data-told={regime === 'presumed'}>
          {copy.presumedPays}
        </p>
        <p className={styles.note} data-told={regime === 'real'}>
          {copy.realPays}{' '}
          <a className={styles.seePat} href={`#${PAT_ID}`}>
            {copy.seePat}
          </a>
        </p>
      </div>
    </div>
  )
}
