import { useVisitor } from '../../../state/visitor-provider.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { MaskedInput } from '../../../ui/forms/masked-input.tsx'
import type { Form } from '../../../ui/forms/use-form.ts'
import { EmailField, MobileField, NameField } from '../../contact/public.ts'
import { identificationCopy as copy } from '../copy.ts'
import styles from './representative-fields.module.css'
import type { RepresentativeValues } from './representative-rules.ts'

/** The representative's fields (docs/rules/screens.md: accessible-names). */
export function RepresentativeFields({ form }: { readonly form: Form<RepresentativeValues> }) {
  // This e-mail is the one with which the company was found a customer: for another it is identified again.
  const isEmailLocked = useVisitor(
    ({ access, customer }) => access.isRegistered && customer.customerType === 'withAvailableProducts',
  )
  return (
    <div className={styles.fields}>
      <NameField autoComplete="given-name" {...form.masked('firstName')} />
      <NameField label={copy.lastName} autoComplete="family-name" {...form.masked('lastName')} />
      <EmailField
        hint={isEmailLocked ? copy.emailLocked : copy.emailHint}
        disabled={isEmailLocked}
        className={styles.wide}
        {...form.masked('email')}
      />
      <MobileField {...form.masked('mobile')} />
      <MaskedInput label={copy.cpf} required {...form.masked('cpf')} />
      <MaskedInput
        label={copy.birthDate}
        placeholder={copy.birthDatePlaceholder}
        autoComplete="bday"
        required
        {...form.masked('birthDate')}
      />
      <Checkbox
        className={styles.wide}
        label={copy.newsletter}
        hint={copy.newsletterHint}
        {...form.tick('newsletter')}
      />
    </div>
  )
}
