import { fieldMessages } from '@benefits/copy/field-messages'
import { toEmbossName } from '@benefits/domain/customer/to-emboss-name'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { CompanyData } from '../../../commands/command-table.ts'
import { InlineMessage } from '../../../ui/feedback/inline-message.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { Button } from '../../../ui/press/button.tsx'
import {
  type CompanyValues,
  type OwnField,
  type PersonValues,
  toCompanyData,
  toPerson,
  toValues,
} from '../../../visit/company-draft.ts'
import { keepTyped } from '../../../visit/purchase-moves.ts'
import { useVisitorStore } from '../../../visit/visitor-provider.tsx'
import { AddressFields, AddressLine, isAddressComplete } from '../../address/public.ts'
import { checkoutCopy } from '../copy.ts'
import styles from './company-form.module.css'
import { companyRules } from './company-rules.ts'
import { PersonFields } from './person-fields.tsx'

/** The fields of the company itself, in their order; the form draws each. */
const FIELDS = {
  tradeName: {
    className: styles.name,
    label: checkoutCopy.tradeName,
    autoComplete: 'organization',
  },
} as const satisfies Record<OwnField, object>

interface CompanyFormProps {
  readonly company: CompanyData
  readonly person: PersonValues
  /** Cards are made and sent: what is said of them, and where they go, is asked. */
  readonly hasCards: boolean
  /** Counts how often the page asked for the form to be concluded: what is wrong is then shown. */
  readonly asked: number
  readonly onConclude: (company: CompanyData, person: PersonValues) => Promise<void>
  /** Leaves everything as it was; absent while the data is not complete. */
  readonly onCancel: (() => void) | undefined
}

/**
 * Edits the representative's and the company's data. The fiscal address is the registry's word and asked for only where it is not complete; the
 * cards may go elsewhere.
 */
export function CompanyForm({ company, person, hasCards, asked, onConclude, onCancel }: CompanyFormProps) {
  const [missingCeps, setMissingCeps] = useState<readonly string[]>([])
  const rules = useMemo(() => companyRules(missingCeps), [missingCeps])
  const store = useVisitorStore()
  const [known] = useState(() => toValues(company, person))
  const form = useForm(rules, firstValues(store.getState().purchase.typedCompany, known, hasCards))
  const { values } = form
  const element = useRef<HTMLFormElement>(null)
  const engraved = toEmbossName(values.tradeName)
  const cardHint = engraved ? checkoutCopy.engraved(engraved) : checkoutCopy.tradeNameHint
  const [isFiscalAsked] = useState(() => !isAddressComplete(company.fiscalAddress))
  const [isTold, setTold] = useState(false)
  const addMissing = (typed: string) => setMissingCeps((known) => [...known, typed])

  useEffect(() => {
    store.setState((state) => {
      const purchase = keepTyped(state.purchase, values)
      return purchase === state.purchase ? state : { purchase }
    })
  }, [store, values])
  useEffect(() => {
    if (asked > 0) element.current?.requestSubmit()
  }, [asked])

  return (
    <form
      ref={element}
      className={styles.form}
      noValidate
      aria-label={checkoutCopy.editData}
      onSubmit={(event) => {
        setTold(!form.isValid)
        form.submit((given) => onConclude(toCompanyData(given), toPerson(given)))(event)
      }}
    >
      <PersonFields form={form} />
      {(Object.keys(FIELDS) as OwnField[]).map((name) => (
        <TextInput
          key={name}
          {...form.text(name)}
          {...FIELDS[name]}
          hint={hasCards ? cardHint : checkoutCopy.tradeNameInContract}
          required
        />
      ))}
      {isFiscalAsked ? (
        <AddressFields
          form={form}
          known={known}
          kind="fiscal"
          legend={checkoutCopy.fiscalAddress}
          onMissingCep={addMissing}
        />
      ) : (
        <div className={styles.known}>
          <p className={styles.legend}>{checkoutCopy.fiscalAddress}</p>
          <AddressLine address={company.fiscalAddress} />
        </div>
      )}
      {hasCards && <Checkbox boxed label={checkoutCopy.sameAddress} {...form.tick('isSameAddress')} />}
      {!values.isSameAddress && (
        <AddressFields
          form={form}
          known={known}
          kind="delivery"
          legend={checkoutCopy.deliveryAddress}
          onMissingCep={addMissing}
        />
      )}
      <div aria-live="assertive">
        {isTold && !form.isValid && <InlineMessage kind="error">{fieldMessages.formInvalid}</InlineMessage>}
      </div>
      <div className={styles.actions}>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {checkoutCopy.cancel}
          </Button>
        )}
        <Button type="submit" variant="secondary" busy={form.isSubmitting} unready={!form.isValid}>
          {checkoutCopy.conclude}
        </Button>
      </div>
    </form>
  )
}

/** What the form opens with: what was typed before a reload, else what is known. Without cards none go elsewhere. */
function firstValues(typed: CompanyValues | null, known: CompanyValues, hasCards: boolean): CompanyValues {
  const values = { ...known, ...typed }
  return hasCards ? values : { ...values, isSameAddress: true }
}
