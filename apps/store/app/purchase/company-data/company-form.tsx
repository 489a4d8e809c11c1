import { fieldMessages } from '@benefits/copy/field-messages'
import { type ComponentProps, useEffect, useMemo, useRef, useState } from 'react'
import type { Elements } from '../../ui/elements.ts'
import { InlineMessage } from '../../ui/feedback/inline-message.tsx'
import type { FieldNouns } from '../../ui/forms/lack-of.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { type Form, useForm } from '../../ui/forms/use-form.ts'
import type { Button } from '../../ui/press/button.tsx'
import { ADDRESS_PARTS, type AddressKind, fieldOf } from '../../visit/address-draft.ts'
import { type CompanyValues, SLOTS, type Slot } from '../../visit/company-values.ts'
import { useVisitorStore } from '../../visit/visitor-provider.tsx'
import type { Move } from '../../visit/visitor-store.ts'
import type { AddressFields } from '../address/public.ts'
import styles from './company-form.module.css'
import { type CompanyFlow, companyRules } from './company-rules.ts'
import { companyDataCopy } from './copy.ts'

/** What the sections of a way to an order are drawn from. */
export interface CompanySectionsProps {
  /** The form, and what each of its addresses needs. */
  readonly address: Pick<ComponentProps<typeof AddressFields>, 'onMissingCep'> & {
    readonly form: Form<CompanyValues>
    readonly known: CompanyValues
  }
  /** Cards are made and sent: what is said of them, and where they go, is asked. */
  readonly hasCards: boolean
  /** The registry's address is not whole. */
  readonly isFiscalAsked: boolean
}

/** The form as a way to an order has it. */
export interface CompanyFormRow {
  readonly flow: CompanyFlow
  /** The form's name. */
  readonly label: string
  readonly Sections: (props: CompanySectionsProps) => Elements
  readonly submit: { readonly label: string } & Pick<ComponentProps<typeof Button>, 'variant' | 'size'>
  /** Keeps what is typed. */
  readonly keep: Move<[typed: CompanyValues]>
}

interface CompanyFormProps extends Pick<CompanySectionsProps, 'hasCards' | 'isFiscalAsked'> {
  readonly row: CompanyFormRow
  /** What is known without anything typed. */
  readonly known: CompanyValues
  /** What was typed before. */
  readonly typed: CompanyValues | null
  /** Counts how often the page asked for the form to be concluded: what is wrong is then shown. */
  readonly asked?: number
  /** The way out, beside the button that goes on. */
  readonly beside: Elements
  readonly onSubmit: (values: CompanyValues) => Promise<void>
}

/** The company's data, in the sections of the way to an order. */
export function CompanyForm({
  row: {
    flow,
    label,
    Sections,
    submit: { label: sendLabel, ...look },
    keep,
  },
  known: current,
  typed,
  hasCards,
  isFiscalAsked: isFiscalMissing,
  asked = 0,
  beside,
  onSubmit,
}: CompanyFormProps) {
  const store = useVisitorStore()
  const [known] = useState(current)
  const [isFiscalAsked] = useState(isFiscalMissing)
  const [missingCeps, setMissingCeps] = useState<readonly string[]>([])
  const rules = useMemo(
    () => companyRules({ flow, missingCeps, isFiscalAsked, hasCards }),
    [flow, missingCeps, isFiscalAsked, hasCards],
  )
  const form = useForm<CompanyValues>(rules, { ...known, ...typed })
  const { values } = form
  const element = useRef<HTMLFormElement>(null)
  const [isTold, setTold] = useState(false)
  const onMissingCep = (cep: string) => setMissingCeps((before) => [...before, cep])

  useEffect(() => store.move(keep, values), [store, keep, values])
  useEffect(() => {
    if (asked > 0) element.current?.requestSubmit()
  }, [asked])

  return (
    <form
      ref={element}
      className={styles.form}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        setTold(!form.isValid)
        form.submit(onSubmit)(event)
      }}
    >
      <Sections address={{ form, known, onMissingCep }} hasCards={hasCards} isFiscalAsked={isFiscalAsked} />
      <div aria-live="assertive">
        {isTold && !form.isValid && <InlineMessage kind="error">{fieldMessages.formInvalid}</InlineMessage>}
      </div>
      <div className={styles.actions} data-flow={flow}>
        {beside}
        <SubmitButton {...look} busy={form.isSubmitting} lack={form.lack(COMPANY_NOUNS)}>
          {sendLabel}
        </SubmitButton>
      </div>
    </form>
  )
}

const { company, address, person } = companyDataCopy.nouns

/** What the fields of the company's form are called where they are missing. */
const COMPANY_NOUNS: FieldNouns<CompanyValues> = {
  ...company,
  ...addressNouns('fiscal'),
  ...addressNouns('delivery'),
  ...Object.fromEntries(SLOTS.flatMap(slotNouns)),
}

function addressNouns(kind: AddressKind): FieldNouns<CompanyValues> {
  return Object.fromEntries(ADDRESS_PARTS.map((part) => [fieldOf(kind, part), address[part]]))
}

function slotNouns(slot: Slot) {
  return Object.entries(person).map(([field, noun]) => [`person${slot}${field}`, noun] as const)
}
