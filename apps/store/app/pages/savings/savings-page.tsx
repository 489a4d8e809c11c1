import { type Centavos, centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { parseBrl } from '@benefits/domain/money/parse-brl'
import {
  estimateSavings,
  type SavingsEstimate,
  type SavingsPremises,
} from '@benefits/domain/savings/estimate-savings'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { KeepQueryLink } from '../../always/navigation/keep-query-link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { CurrencyInput } from '../../ui/forms/amounts/currency-input.tsx'
import { NumberField } from '../../ui/forms/amounts/number-field.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { ChoiceGroup } from '../../ui/forms/choice-group.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { buttonClass } from '../../ui/press/button-class.ts'
import { changeEstimate } from '../../visit/estimate-slice.ts'
import { recordSavings } from '../../visit/savings-slice.ts'
import { useVisitorStore } from '../../visit/visitor-provider.tsx'
import { Assumptions } from './assumptions.tsx'
import { savingsCopy as copy } from './copy.ts'
import { EXAMPLE, FIRST_FORM, REGIMES, readPremises, type SavingsForm } from './savings-form.ts'
import styles from './savings-page.module.css'
import { SavingsPicture } from './savings-picture.tsx'
import { SavingsTable } from './savings-table.tsx'
import { useBegun } from './use-begun.ts'

/** The same amount as salary and as benefit, pictured (docs/rules/savings.md). */
export function SavingsPage() {
  const store = useVisitorStore()
  const begun = useBegun()
  const [typedEmployees, setEmployees] = useState<number | null>()
  const [typedValue, setValue] = useState<string>()
  const [form, setForm] = useState(FIRST_FORM)
  const change = (changed: Partial<SavingsForm>) => setForm((before) => ({ ...before, ...changed }))
  const employees = typedEmployees === undefined ? begun.employees : typedEmployees
  const text = typedValue ?? formatBrl(begun.value)
  const value = parseBrl(text)
  const isWhole = employees !== null && employees > 0 && value !== null && value > 0
  const premises = readPremises(isWhole ? employees : 0, isWhole ? value : centavos(0), form)
  const view = estimateSavings(premises)
  const isTyped = typedEmployees !== undefined || typedValue !== undefined
  useRecorded(isWhole ? premises : null, { isTyped, isChanged: isTyped || form !== FIRST_FORM })
  const incomeTaxWrong = form.incomeTax.trim() !== '' && parseBrl(form.incomeTax) === null
  return (
    <Page title={copy.title} text={copy.intro} className={styles.page}>
      <section className={styles.panel} aria-label={copy.company}>
        <NumberField
          label={copy.employees}
          value={employees}
          onValueChange={setEmployees}
          error={employees === null || employees === 0 ? copy.due : null}
        />
        <CurrencyInput
          label={copy.value}
          value={text}
          onValueChange={setValue}
          problem={value ? null : copy.due}
          isDue
        />
        <ChoiceGroup
          legend={copy.regime}
          look="cards"
          value={form.regime}
          onValueChange={(regime) => change({ regime })}
          options={REGIMES.map((regime) => ({ value: regime, label: copy.regimes[regime] }))}
        />
        {form.regime === 'simples' && (
          <Checkbox
            label={copy.annexIv}
            hint={copy.annexIvHint}
            checked={form.isAnnexIv}
            onChange={({ target }) => change({ isAnnexIv: target.checked })}
          />
        )}
        {form.regime === 'real' && (
          <TextInput
            label={copy.incomeTax}
            hint={copy.incomeTaxHint}
            optional
            value={form.incomeTax}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            numeric
            error={incomeTaxWrong ? copy.unread : null}
            onChange={({ target }) => change({ incomeTax: target.value })}
          />
        )}
        <Assumptions form={form} onChange={change} />
        <noscript>
          <p className={styles.note}>{copy.noScript(EXAMPLE.employees, formatBrl(EXAMPLE.value))}</p>
        </noscript>
      </section>
      <Result view={view} form={form}>
        <KeepQueryLink
          to="/escolher"
          className={buttonClass({ size: 'lg' })}
          onClick={() => isWhole && store.move(changeEstimate, { employees, value })}
        >
          {copy.simulate}
        </KeepQueryLink>
      </Result>
      <div className={styles.end}>
        <SavingsTable comparison={view} />
        <p className={styles.note}>{copy.tableNote}</p>
        <Alert kind="info" title={copy.estimate} />
      </div>
    </Page>
  )
}

/** Keeps what was changed here for the cart's proposal; what the page began with is nothing to keep. */
function useRecorded(
  premises: SavingsPremises | null,
  { isTyped, isChanged }: { readonly isTyped: boolean; readonly isChanged: boolean },
) {
  const store = useVisitorStore()
  const kept = JSON.stringify(premises)
  useEffect(() => {
    const read: SavingsPremises | null = JSON.parse(kept)
    if (isChanged && read !== null) store.move(recordSavings, read, isTyped)
  }, [store, kept, isChanged, isTyped])
}

interface ResultProps {
  readonly view: SavingsEstimate
  readonly form: SavingsForm
  /** The way on, below the figures that invite to it. */
  readonly children: ReactNode
}

function Result({ view, form, children }: ResultProps) {
  const title = useId()
  return (
    <section className={classNames(styles.panel, styles.result)} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {copy.picture}
      </h2>
      <SavingsPicture comparison={view} />
      <p className={styles.sums} aria-live="polite">
        <Sum amount={view.monthly} unit={copy.perMonth} />
        <Sum amount={view.yearly} unit={copy.perYear} />
      </p>
      <div className={styles.go}>{children}</div>
      {form.regime === 'real' && <Pat deduction={view.deduction} form={form} />}
    </section>
  )
}

function Sum({ amount, unit }: { readonly amount: Centavos; readonly unit: string }) {
  return (
    <span className={styles.sum}>
      <strong>{formatBrl(amount)}</strong> <span>{`${copy.less} ${unit}`}</span>
    </span>
  )
}

interface PatProps {
  readonly deduction: Centavos | null
  readonly form: SavingsForm
}

function Pat({ deduction, form: { isPat, isLimited } }: PatProps) {
  const said = !isPat ? copy.patNone : deduction === null ? copy.patAsk : copy.patYear(formatBrl(deduction))
  return (
    <section className={styles.pat} aria-label={copy.pat}>
      <h3 className={styles.patTitle}>{copy.pat}</h3>
      <p>{said}</p>
      {isPat && (
        <>
          <p className={styles.note}>{copy.patDisputed(isLimited)}</p>
          <p className={styles.note}>{copy.patReduced}</p>
          <p className={styles.note}>{copy.patLaws}</p>
        </>
      )}
    </section>
  )
}
