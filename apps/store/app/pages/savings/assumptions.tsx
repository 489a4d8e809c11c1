import { toBrazilian } from '@benefits/domain/calendar/format-date'
import type { CalendarDate } from '@benefits/domain/document/types'
import { parseBrl } from '@benefits/domain/money/parse-brl'
import { PAID_RATES } from '@benefits/domain/savings/compare-costs'
import { type ChangedRate, PAT_RATES } from '@benefits/domain/savings/estimate-savings'
import { MINIMUM_WAGE, SAVINGS_RATES, SAVINGS_RATES_READ } from '@benefits/domain/savings/savings-rates'
import { NumberField } from '../../ui/forms/amounts/number-field.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { savingsCopy as copy } from './copy.ts'
import { countChanged } from './count-changed.ts'
import { readRate } from './read-rate.ts'
import { SavingsFold } from './savings-fold.tsx'
import { regimeOf, type SavingsForm } from './savings-form.ts'
import styles from './savings-page.module.css'
import { shortLaw } from './short-law.ts'

interface AssumptionsProps {
  readonly form: SavingsForm
  readonly onChange: (change: Partial<SavingsForm>) => void
}

/** What the estimate takes for granted in this regime, to be changed; folded, it says how much of it was. */
export function Assumptions({ form, onChange }: AssumptionsProps) {
  return (
    <SavingsFold title={copy.assumptions} inside={copy.changed(countChanged(form))} isScreenOnly>
      <fieldset>
        <legend className={styles.group}>{copy.payroll}</legend>
        <div className={styles.fields}>
          {PAID_RATES[regimeOf(form)].map((name) => (
            <RateField key={name} name={name} form={form} onChange={onChange} />
          ))}
        </div>
      </fieldset>
      {form.regime === 'real' && <PatAssumptions form={form} onChange={onChange} />}
      <p className={styles.note}>{copy.read(toBrazilian(SAVINGS_RATES_READ as CalendarDate))}</p>
    </SavingsFold>
  )
}

/** What the deduction of PAT goes by. */
function PatAssumptions({ form, onChange }: AssumptionsProps) {
  const { isPat, isLimited } = form
  return (
    <fieldset>
      <legend className={styles.group}>{copy.pat}</legend>
      <div className={styles.ticks}>
        <Checkbox
          label={copy.isPat}
          checked={isPat}
          onChange={({ target }) => onChange({ isPat: target.checked })}
        />
        {isPat && (
          <Checkbox
            label={copy.isLimited}
            checked={isLimited}
            onChange={({ target }) => onChange({ isLimited: target.checked })}
          />
        )}
      </div>
      {isPat && (
        <div className={styles.fields}>
          {PAT_RATES.map((name) => (
            <RateField key={name} name={name} form={form} onChange={onChange} />
          ))}
          {isLimited && <Limits form={form} onChange={onChange} />}
        </div>
      )}
    </fieldset>
  )
}

/** What the decree's limits go by. */
function Limits({ form, onChange }: AssumptionsProps) {
  return (
    <>
      <TextInput
        label={copy.minimumWage}
        hint={shortLaw(MINIMUM_WAGE.law)}
        value={form.minimumWage}
        inputMode="decimal"
        autoComplete="off"
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

function RateField({ name, form, onChange }: AssumptionsProps & { readonly name: ChangedRate }) {
  const typed = form.rates[name]
  return (
    <TextInput
      label={copy.rates[name]}
      hint={shortLaw(SAVINGS_RATES[name].law)}
      value={typed}
      inputMode="decimal"
      autoComplete="off"
      numeric
      error={readRate(typed) === null ? copy.rateWrong : null}
      onChange={({ target }) => onChange({ rates: { ...form.rates, [name]: target.value } })}
    />
  )
}
