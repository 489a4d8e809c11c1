import { type Centavos, centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { parseBrl } from '@benefits/domain/money/parse-brl'
import { benefitsOfCart } from '@benefits/domain/savings/benefits-of-cart'
import { estimateSavings, type SavingsPremises } from '@benefits/domain/savings/estimate-savings'
import { useEffect, useState } from 'react'
import { KeepQueryLink } from '../../always/navigation/keep-query-link.tsx'
import { useCartState } from '../../purchase/cart/public.ts'
import { CurrencyInput } from '../../ui/forms/amounts/currency-input.tsx'
import { NumberField } from '../../ui/forms/amounts/number-field.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { buttonClass } from '../../ui/press/button-class.ts'
import { changeEstimate } from '../../visit/estimate-slice.ts'
import { recordSavings } from '../../visit/savings-slice.ts'
import { useEstimate } from '../../visit/use-estimate.ts'
import { useVisitorStore } from '../../visit/visitor-provider.tsx'
import { Assumptions } from './assumptions.tsx'
import { savingsCopy as copy } from './copy.ts'
import { PatPanel } from './pat-panel.tsx'
import { RegimeChoice } from './regime-choice.tsx'
import { EXAMPLE, FIRST_FORM, readPremises, type SavingsForm } from './savings-form.ts'
import styles from './savings-page.module.css'
import { SavingsResult } from './savings-result.tsx'
import { SavingsTable } from './savings-table.tsx'

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
  return (
    <Page title={copy.title} text={copy.intro} className={styles.page}>
      <section className={styles.company} aria-label={copy.company}>
        <div className={styles.amounts}>
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
        </div>
        <RegimeChoice form={form} onChange={change} />
        <noscript>
          <p className={styles.note}>{copy.noScript(EXAMPLE.employees, formatBrl(EXAMPLE.value))}</p>
        </noscript>
      </section>
      <SavingsResult comparison={view} isBeforeTax={form.regime === 'real'}>
        <KeepQueryLink
          to="/escolher"
          className={buttonClass({ size: 'lg', block: true })}
          onClick={() => isWhole && store.move(changeEstimate, { employees, value })}
        >
          {copy.simulate}
        </KeepQueryLink>
      </SavingsResult>
      <div className={styles.premises}>
        <Assumptions form={form} onChange={change} />
      </div>
      {form.regime === 'real' && <PatPanel deduction={view.deduction} form={form} onChange={change} />}
      <SavingsTable comparison={view} />
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

/** The number that the page begins with: the cart's, else that of the initial page, else an example. */
function useBegun(): { readonly employees: number; readonly value: Centavos } {
  const { lines } = useCartState()
  const { employees, value } = useEstimate()
  const inCart = benefitsOfCart(lines)
  if (inCart !== null) return { employees: inCart.employees, value: inCart.monthlyValue }
  return employees && value ? { employees, value } : EXAMPLE
}
