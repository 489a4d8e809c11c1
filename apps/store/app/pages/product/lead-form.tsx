import { CODE } from '@benefits/copy/code-of-refusal'
import { fieldMessages } from '@benefits/copy/field-messages'
import { PERSON_NAME_MAX } from '@benefits/copy/person-name-messages'
import { type FormEvent, useEffect, useMemo, useRef } from 'react'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { KeepQueryLink } from '../../always/navigation/keep-query-link.tsx'
import { useWarnProblem } from '../../always/warning/warning-provider.tsx'
import { problemText } from '../../always/warning-dialog/load-warning.ts'
import type { CommandProblem } from '../../commands/command-result.ts'
import { CnpjField, EmailField, MobileField, NameField } from '../../forms/contact/public.ts'
import { MaskedInput } from '../../ui/forms/masked-input.tsx'
import { type Form, useForm } from '../../ui/forms/use-form.ts'
import { Button } from '../../ui/press/button.tsx'
import { setLeadDraft } from '../../visit/lead-moves.ts'
import { useRestored, useVisitorStore } from '../../visit/visitor-provider.tsx'
import { productCopy as copy } from './copy.ts'
import styles from './lead-form.module.css'
import { LEAD_FIELDS, LEAD_FIELDS_ON_WIRE, type LeadValues, leadRules } from './lead-rules.ts'
import { useSendLead } from './use-send-lead.ts'

interface LeadFormProps {
  /** The lead is stored: the contact's first name, to thank by. */
  readonly onSent: (firstName: string) => void
}

/** Who wants to hear from the team, and for how many people. A second press while it is sent does nothing. */
export function LeadForm({ onSent }: LeadFormProps) {
  const store = useVisitorStore()
  const { channel, configuration } = useIssuer()
  const { shortName, privacyPolicy } = configuration.issuer
  const warnProblem = useWarnProblem()
  const send = useSendLead()
  const rules = useMemo(
    () => leadRules(PERSON_NAME_MAX[channel.features.accessManagement ? 'access' : 'form']),
    [channel.features.accessManagement],
  )
  const form = useForm<LeadValues>(rules, store.getState().lead.draft)
  const isSending = useRef(false)
  useLeadDraft(form)

  async function proceed(values: LeadValues) {
    if (isSending.current) return
    isSending.current = true
    const result = await send(values)
    isSending.current = false
    if (result.ok) return onSent(values.name.trim().split(/\s/)[0] ?? '')
    const messages = await fieldMessagesOf(result.problem, shortName)
    if (Object.keys(messages).length > 0) form.tell(messages)
    else warnProblem(result.problem)
  }

  return (
    // Before the page hears, the browser must not send the form by itself, with what was typed in the address.
    <form
      className={styles.form}
      method="dialog"
      noValidate
      aria-busy={form.isSubmitting}
      onSubmit={(event: FormEvent) => form.submit(proceed)(event)}
    >
      <LeadFields form={form} />
      <Button type="submit" size="lg" block busy={form.isSubmitting}>
        {copy.send}
      </Button>
      <p className={styles.privacy}>
        {copy.privacy} <KeepQueryLink to="/privacidade">{privacyPolicy.title}</KeepQueryLink>
      </p>
    </form>
  )
}

/** What a refusal says beside fields; empty where it is the warning modal's. */
async function fieldMessagesOf(
  { code, fields }: CommandProblem,
  shortName: string,
): Promise<Partial<LeadValues>> {
  if (code === CODE.cnpjInvalid) return { cnpj: fieldMessages.cnpjInvalid }
  if (code === CODE.companyUnknown) return { cnpj: await problemText(code, shortName) }
  const told = new Map(fields.map(({ field, message }) => [field, message]))
  return Object.fromEntries(
    LEAD_FIELDS.flatMap((name) => {
      const message = told.get(LEAD_FIELDS_ON_WIRE[name])
      return message === undefined ? [] : [[name, message]]
    }),
  )
}

/** The form's fields (docs/rules/screens.md: accessible-names). */
function LeadFields({ form }: { readonly form: Form<LeadValues> }) {
  return (
    <div className={styles.fields}>
      <NameField className={styles.wide} {...form.masked('name')} />
      <EmailField className={styles.wide} {...form.masked('email')} />
      <MobileField {...form.masked('mobile')} />
      <CnpjField {...form.masked('cnpj')} />
      <MaskedInput label={copy.employees} required className={styles.wide} {...form.masked('employees')} />
    </div>
  )
}

/** Fills the form with what this tab remembers, once that is known, and remembers what is typed from then on. */
function useLeadDraft({ values, change }: Pick<Form<LeadValues>, 'values' | 'change'>) {
  const store = useVisitorStore()
  const isRestored = useRestored()
  const isFilled = useRef(false)
  useEffect(() => {
    if (!isRestored) return
    if (isFilled.current) {
      store.move(setLeadDraft, values)
      return
    }
    isFilled.current = true
    const { draft } = store.getState().lead
    for (const name of LEAD_FIELDS) {
      if (values[name] === '' && draft[name] !== '') change(name, draft[name])
    }
  }, [store, isRestored, values, change])
}
