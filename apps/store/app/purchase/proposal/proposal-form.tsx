import { CODE } from '@benefits/copy/code-of-refusal'
import { fieldMessages } from '@benefits/copy/field-messages'
import { refusalText } from '@benefits/copy/refusal-text'
import { useEffect, useLayoutEffect } from 'react'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { useWarnProblem } from '../../always/warning/warning-provider.tsx'
import type { CommandProblem } from '../../commands/command-result.ts'
import { CnpjField, EmailField, MobileField, NameField } from '../../forms/contact/public.ts'
import type { Elements } from '../../ui/elements.ts'
import { fieldNames, findProblems } from '../../ui/forms/form-rules.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import { recordContact } from '../../visit/contact-moves.ts'
import { useVisitorStore } from '../../visit/visitor-provider.tsx'
import type { ContactOutcome } from '../register/public.ts'
import { proposalCopy as copy } from './copy.ts'
import styles from './proposal-dialog.module.css'
import { firstContact, type ProposalValues, proposalRules } from './proposal-rules.ts'
import { useSendProposal } from './use-send-proposal.ts'

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
  /** Names of what is missing or wrong, as words; empty where nothing is. For what stands at the modal's button. */
  readonly onLack: (fields: string) => void
  readonly onSent: (outcome: Exclude<ContactOutcome, { is: 'refused' }>) => void
  /** What is asked beside company and contact. */
  readonly children?: Elements | undefined
}

/** Company and contact: what was typed survives closing the modal and a reload. */
export function ProposalForm({ id, onBusy, onLack, onSent, children }: ProposalFormProps) {
  const store = useVisitorStore()
  const { shortName } = useIssuer().configuration.issuer
  const warnProblem = useWarnProblem()
  const send = useSendProposal()
  const form = useForm<ProposalValues>(proposalRules, firstContact(store.getState()))
  const { values } = form
  const lack = lackOf(values)
  // Before it is painted: a form that opens filled in has a button that is ready.
  useLayoutEffect(() => onLack(lack), [onLack, lack])
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
      <div className={styles.fields}>
        <CnpjField {...form.masked('cnpj')} />
        <NameField hint={copy.nameHint} {...form.masked('name')} />
        <MobileField {...form.masked('mobile')} />
        <EmailField hint={copy.emailHint} {...form.masked('email')} />
      </div>
      {children}
    </form>
  )
}

/** What is missing or wrong, in one list of words. */
function lackOf(values: ProposalValues): string {
  const problems = findProblems(proposalRules, values)
  const names = fieldNames(proposalRules).filter((name) => problems[name] !== undefined)
  return new Intl.ListFormat('pt-BR').format(names.map((name) => copy.fields[name]))
}

/** What a refusal says beside fields; empty where it is the warning modal's. */
function fieldMessagesOf({ code, fields }: CommandProblem, shortName: string): Partial<ProposalValues> {
  if (code === CODE.cnpjInvalid) return { cnpj: fieldMessages.cnpjInvalid }
  if (code === CODE.companyUnknown) return { cnpj: refusalText('companyUnknown', { shortName }) }
  const told = new Map(fields.map(({ field, message }) => [field, message]))
  const names = Object.keys(FIELDS_ON_WIRE) as (keyof ProposalValues)[]
  return Object.fromEntries(
    names.flatMap((name) => {
      const message = told.get(FIELDS_ON_WIRE[name])
      return message === undefined ? [] : [[name, message]]
    }),
  )
}
