import { useVisitor } from '../../state/visitor-provider.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { MaskedInput } from '../../ui/masked-input.tsx'
import type { Form } from '../../ui/use-form.ts'
import { identificationCopy as copy } from './copy.ts'
import styles from './representative-fields.module.css'
import type { RepresentativeValues } from './representative-rules.ts'

/** The representative's fields, named as details 26 has them. */
export function RepresentativeFields({ form }: { readonly form: Form<RepresentativeValues> }) {
  // Spec 2 §5: the e-mail of a company with products still available is not changed here.
  const isEmailLocked = useVisitor(
    ({ access, customer }) => access.isRegistered && customer.customerType === 'withAvailableProducts',
  )
  return (
    <div className={styles.fields}>
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
        hint={isEmailLocked ? copy.emailLocked : copy.emailHint}
        numeric={false}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        disabled={isEmailLocked}
        required
        className={styles.wide}
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
