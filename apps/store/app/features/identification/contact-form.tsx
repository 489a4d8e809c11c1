import { useEffect, useMemo } from 'react'
import { useVisitorStore } from '../../state/visitor-provider.tsx'
import { Button } from '../../ui/button.tsx'
import type { FormRules } from '../../ui/form-rules.ts'
import { MaskedInput } from '../../ui/masked-input.tsx'
import { useForm } from '../../ui/use-form.ts'
import type { RegistrationDraft } from '../access/access-slice.ts'
import { keepDraft } from '../access/public.ts'
import { identificationCopy as copy } from './copy.ts'
import styles from './representative-fields.module.css'
import { representativeRules } from './representative-rules.ts'

/** What a proposal asks of a person; the account's steps ask for the rest and find these filled in. */
type ContactValues = Pick<RegistrationDraft, 'firstName' | 'lastName' | 'email' | 'mobile'>

const now = () => new Date()

/** Asks who speaks for the company: name, e-mail and mobile. */
export function ContactForm({ onDone }: { readonly onDone: () => void }) {
  const store = useVisitorStore()
  const rules = useMemo((): FormRules<ContactValues> => {
    const { firstName, lastName, email, mobile } = representativeRules(now, false)
    return { firstName, lastName, email, mobile } as FormRules<ContactValues>
  }, [])
  const { draft } = store.getState().access
  const form = useForm<ContactValues>(rules, {
    firstName: draft.firstName,
    lastName: draft.lastName,
    email: draft.email,
    mobile: draft.mobile,
  })
  const { firstName, lastName, email, mobile } = form.values

  useEffect(() => {
    store.setState(({ access }) => {
      const kept = keepDraft(access, { ...access.draft, firstName, lastName, email, mobile })
      return kept === access ? {} : { access: kept }
    })
  }, [store, firstName, lastName, email, mobile])

  return (
    <form className={styles.fields} onSubmit={form.submit(onDone)} noValidate>
      <MaskedInput
        label={copy.firstName}
        numeric={false}
        inputMode="text"
        autoComplete="given-name"
        required
        {...form.masked('firstName')}
      />
      <MaskedInput
        label={copy.lastName}
        numeric={false}
        inputMode="text"
        autoComplete="family-name"
        required
        {...form.masked('lastName')}
      />
      <MaskedInput
        label={copy.email}
        hint={copy.emailHint}
        numeric={false}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...form.masked('email')}
      />
      <MaskedInput
        label={copy.mobile}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        required
        {...form.masked('mobile')}
      />
      <p className={styles.wide}>
        <Button type="submit" unready={!form.isValid}>
          {copy.continue}
        </Button>
      </p>
    </form>
  )
}
