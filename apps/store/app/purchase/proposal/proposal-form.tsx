import { CODE } from '@benefits/copy/code-of-refusal'
import { fieldMessages } from '@benefits/copy/field-messages'
import { returnCodeText } from '@benefits/copy/return-code-text'
import { useEffect, useLayoutEffect } from 'react'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { useWarnProblem } from '../../always/warning/warning-provider.tsx'
import type { CommandProblem } from '../../commands/command-result.ts'
import { CnpjField, EmailField, MobileField, NameField } from '../../forms/contact/public.ts'
import type { Elements } from '../../ui/elements.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import { recordContact } from '../../visit/contact-moves.ts'
import { useVisitorStore } from '../../visit/visitor-provider.tsx'
import { proposalCopy as copy } from './copy.ts'
import { firstContact } from './know-customer.ts'
import styles from './proposal-dialog.module.css'
import { type ProposalValues, proposalRules } from './proposal-rules.ts'
import { type ProposalOutcome, useSendProposal } from './use-send-proposal.ts'

/** What a refusal calls each field. */
const FIELDS_ON_WIRE = {
  cnpj: 'empresaRh.cnpjRh',
  name: 'empresaRh.contato.nomeContato',
  email: 'empresaRh.contato.emailContato',
  mobile: 'empresaRh.contato.telefoneContato',
} as const satisfies Record<keyof ProposalValues, string>

interface ProposalFormProps {
  /** By which the modal's button sends it. */
  readonly id: string
  readonly onBusy: (isBusy: boolean) => void
  /** Whether anything is missing, for the modal's button. */
  readonly onValid: (isValid: boolean) => void
  readonly onSent: (outcome: Exclude<ProposalOutcome, { is: 'refused' }>) => void
  /** What is asked beside company and contact. */
  readonly children?: Elements | undefined
}

/** Company and contact: what was typed survives closing the modal and a reload. */
export function ProposalForm({ id, onBusy, onValid, onSent, children }: ProposalFormProps) {
  const store = useVisitorStore()
  const { shortName } = useIssuer().configuration.issuer
  const warnProblem = useWarnProblem()
  const send = useSendProposal()
  const form = useForm<ProposalValues>(proposalRules, firstContact(store.getState()))
  const { values, isValid } = form
  // Before it is painted: a form that opens filled in has a button that is ready.
  useLayoutEffect(() => onValid(isValid), [onValid, isValid])
  useEffect(() => {
    store.move(recordContact, values)
  }, [store, values])

  async function proceed(given: ProposalValues) {
    onBusy(true)
    const outcome = await send(given)
    onBusy(false)
    if (outcome.is !== 'refused') return onSent(outcome)
    const messages = fieldMessagesOf(outcome.problem, shortName)
    if (Object.keys(messages).length > 0) form.tell(messages)
    else warnProblem(outcome.problem)
  }

  return (
    <form id={id} className={styles.form} noValidate onSubmit={form.submit(proceed)}>
      <fieldset className={styles.part}>
        <legend className={styles.legend}>{copy.company}</legend>
        <CnpjField {...form.masked('cnpj')} />
      </fieldset>
      <fieldset className={styles.part}>
        <legend className={styles.legend}>{copy.contact}</legend>
        <NameField hint={copy.nameHint} {...form.masked('name')} />
        <MobileField {...form.masked('mobile')} />
        <EmailField className={styles.wide} hint={copy.emailHint} {...form.masked('email')} />
      </fieldset>
      {children}
      <p role="status" className={styles.status}>
        {form.isSubmitting && copy.creating}
      </p>
    </form>
  )
}

/** What a refusal says beside fields; empty where it is the warning modal's. */
function fieldMessagesOf({ code, fields }: CommandProblem, shortName: string): Partial<ProposalValues> {
  if (code === CODE.cnpjInvalid) return { cnpj: fieldMessages.cnpjInvalid }
  if (code === CODE.companyUnknown) return { cnpj: returnCodeText(code, { shortName }) }
  const told = new Map(fields.map(({ field, message }) => [field, message]))
  const names = Object.keys(FIELDS_ON_WIRE) as (keyof ProposalValues)[]
  return Object.fromEntries(
    names.flatMap((name) => {
      const message = told.get(FIELDS_ON_WIRE[name])
      return message === undefined ? [] : [[name, message]]
    }),
  )
}
