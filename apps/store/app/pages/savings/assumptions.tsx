import { toBrazilian } from '@benefits/domain/calendar/format-date'
import type { CalendarDate } from '@benefits/domain/document/types'
import { parseBrl } from '@benefits/domain/money/parse-brl'
import { type ChangedRate, PAT_RATES, PAYROLL_RATES } from '@benefits/domain/savings/estimate-savings'
import { MINIMUM_WAGE, SAVINGS_RATES, SAVINGS_RATES_READ } from '@benefits/domain/savings/savings-rates'
import { NumberField } from '../../ui/forms/amounts/number-field.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { savingsCopy as copy } from './copy.ts'
import { readRate } from './read-rate.ts'
import type { SavingsForm } from './savings-form.ts'
import styles from './savings-page.module.css'

interface AssumptionsProps {
  readonly form: SavingsForm
  readonly onChange: (change: Partial<SavingsForm>) => void
}

/** What the estimate takes for granted, to be changed. */
export function Assumptions({ form, onChange }: AssumptionsProps) {
  const rateField = (name: ChangedRate) => (
    <TextInput
      key={name}
      label={copy.rates[name]}
      hint={SAVINGS_RATES[name].law}
      value={form.rates[name]}
      inputMode="decimal"
      autoComplete="off"
      maxLength={6}
      numeric
      error={readRate(form.rates[name]) === null ? copy.rateWrong : null}
      onChange={({ target }) => onChange({ rates: { ...form.rates, [name]: target.value } })}
    />
  )
  return (
    <details className={styles.assumptions}>
      <summary className={styles.summary}>{copy.assumptions}</summary>
      <div className={styles.fields}>
        {PAYROLL_RATES.map(rateField)}
        {form.regime === 'real' && (
          <>
            <Checkbox
              label={copy.isPat}
              checked={form.isPat}
              onChange={({ target }) => onChange({ isPat: target.checked })}
            />
            {form.isPat && PAT_RATES.map(rateField)}
            {form.isPat && (
              <Checkbox
                label={copy.isLimited}
                checked={form.isLimited}
                onChange={({ target }) => onChange({ isLimited: target.checked })}
              />
            )}
            {form.isPat && form.isLimited && <Limits form={form} onChange={onChange} />}
          </>
        )}
      </div>
      <p className={styles.note}>{copy.read(toBrazilian(SAVINGS_RATES_READ as CalendarDate))}</p>
    </details>
  )
}

/** What the decree's limits go by. */
function Limits({ form, onChange }: AssumptionsProps) {
  return (
    <>
      <TextInput
        label={copy.minimumWage(MINIMUM_WAGE.law)}
        value={form.minimumWage}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        numeric
        error={parseBrl(form.minimumWage) === null ? copy.unread : null}
        onChange={({ target }) => onChange({ minimumWage: target.value })}
      />
      <NumberField
        label={copy.entitled}
        hint={copy.entitledHint}
        value={form.entitled}
        min={0}
        onValueChange={(entitled) => onChange({ entitled })}
      />
    </>
  )
}
