import { PERSON_NAME_MAX } from '@benefits/copy/person-name-messages'
import { useEffect } from 'react'
import {
  emailRule,
  lastNameRule,
  MobileField,
  mobileRule,
  NameField,
  nameRule,
} from '../../../forms/contact/public.ts'
import type { FormRules } from '../../../ui/forms/form-rules.ts'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { typeRegistration } from '../../../visit/access-moves.ts'
import type { RegistrationDraft } from '../../../visit/access-slice.ts'
import { useVisitorStore } from '../../../visit/visitor-provider.tsx'
import { identificationCopy as copy } from '../copy.ts'
import styles from './representative-fields.module.css'
import { SpeltEmailField } from './spelt-email-field.tsx'

/** What a proposal asks of a person; the account's steps ask for the rest and find these filled in. */
type ContactValues = Pick<RegistrationDraft, 'firstName' | 'lastName' | 'email' | 'mobile'>

const RULES: FormRules<ContactValues> = {
  firstName: nameRule(PERSON_NAME_MAX.form),
  lastName: lastNameRule,
  email: emailRule,
  mobile: mobileRule,
}

/** Asks who speaks for the company: name, e-mail and mobile. */
export function ContactForm({ onDone }: { readonly onDone: () => void }) {
  const store = useVisitorStore()
  const { draft } = store.getState().access
  const form = useForm<ContactValues>(RULES, {
    firstName: draft.firstName,
    lastName: draft.lastName,
    email: draft.email,
    mobile: draft.mobile,
  })
  const { firstName, lastName, email, mobile } = form.values

  useEffect(() => {
    store.move(typeRegistration, { firstName, lastName, email, mobile })
  }, [store, firstName, lastName, email, mobile])

  return (
    <form className={styles.fields} onSubmit={form.submit(onDone)} noValidate>
      <NameField autoComplete="given-name" {...form.masked('firstName')} />
      <NameField label={copy.lastName} autoComplete="family-name" {...form.masked('lastName')} />
      <SpeltEmailField hint={copy.emailHint} {...form.masked('email')} />
      <MobileField {...form.masked('mobile')} />
      <div className={styles.wide}>
        <SubmitButton lack={form.lack(copy.nouns)}>{copy.continue}</SubmitButton>
      </div>
    </form>
  )
}
