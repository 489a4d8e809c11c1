import { maskEmail } from '@benefits/domain/contact/mask-email'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { MobileField, NameField } from '../../../forms/contact/public.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { MaskedInput } from '../../../ui/forms/masked-input.tsx'
import type { Form } from '../../../ui/forms/use-form.ts'
import { Button } from '../../../ui/press/button.tsx'
import { recheckAccess } from '../../../visit/access-moves.ts'
import { maskedEmailOf } from '../../../visit/access-slice.ts'
import { useVisitor, useVisitorStore } from '../../../visit/visitor-provider.tsx'
import { identificationCopy as copy } from '../copy.ts'
import styles from './representative-fields.module.css'
import type { RepresentativeValues } from './representative-rules.ts'
import { SpeltEmailField } from './spelt-email-field.tsx'

/** The representative's fields (docs/rules/screens.md: accessible-names). */
export function RepresentativeFields({ form }: { readonly form: Form<RepresentativeValues> }) {
  const store = useVisitorStore()
  const email = form.masked('email')
  const input = useRef<HTMLInputElement>(null)
  // The company was found a customer when it was asked about with this e-mail: for another it is asked about again.
  const isEmailLocked = useVisitor(
    ({ access, customer }) => access.known !== null && customer.customerType === 'withAvailableProducts',
  )
  const isFound = useVisitor(
    ({ access }) => access.known?.user != null && maskedEmailOf(access) === maskEmail(access.draft.email),
  )
  function unlock() {
    // At once: a field that is still disabled takes no focus.
    flushSync(() => store.move(recheckAccess))
    input.current?.focus()
  }

  return (
    <div className={styles.fields}>
      <NameField autoComplete="given-name" {...form.masked('firstName')} />
      <NameField label={copy.lastName} autoComplete="family-name" {...form.masked('lastName')} />
      <div className={styles.wide}>
        <SpeltEmailField
          hint={isEmailLocked ? copy.emailLocked[isFound ? 'found' : 'asked'] : copy.emailHint}
          disabled={isEmailLocked}
          {...email}
          inputRef={(element) => {
            input.current = element
            email.inputRef(element)
          }}
        />
        {isEmailLocked && (
          <Button variant="ghost" size="sm" onClick={unlock}>
            {copy.changeEmail}
          </Button>
        )}
      </div>
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
