import { maskEmail } from '@benefits/domain/contact/mask-email'
import { nameOfEmail } from '@benefits/domain/contact/name-of-email'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { MobileField, NameField } from '../../../forms/contact/public.ts'
import type { Elements } from '../../../ui/elements.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { MaskedInput } from '../../../ui/forms/masked-input.tsx'
import type { Form } from '../../../ui/forms/use-form.ts'
import { useAfterPress } from '../../../ui/press/after-press.ts'
import { Button } from '../../../ui/press/button.tsx'
import { recheckAccess } from '../../../visit/access-moves.ts'
import { maskedEmailOf } from '../../../visit/access-slice.ts'
import { useVisitor, useVisitorStore } from '../../../visit/visitor-provider.tsx'
import { identificationCopy as copy } from '../copy.ts'
import styles from './representative-fields.module.css'
import type { RepresentativeValues } from './representative-rules.ts'
import { SpeltEmailField } from './spelt-email-field.tsx'

interface RepresentativeFieldsProps {
  readonly form: Form<RepresentativeValues>
  /** Who has an account says by which e-mail and CPF; the rest is not shown. */
  readonly isShort: boolean
  /** What is found out by e-mail and CPF, after them. */
  readonly children?: Elements
}

/**
 * The representative's fields (docs/rules/screens.md: accessible-names): first what tells whether the store knows them.
 * An e-mail that tells a name fills it in where none was typed.
 */
export function RepresentativeFields({ form, isShort, children }: RepresentativeFieldsProps) {
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
  const { readName, isAsRead } = useReadName(form)
  const afterPress = useAfterPress()

  function unlock() {
    // At once: a field that is still disabled takes no focus.
    flushSync(() => store.move(recheckAccess))
    input.current?.focus()
  }

  return (
    <div className={styles.fields}>
      <div className={styles.email}>
        <SpeltEmailField
          className={styles.spelt}
          hint={isEmailLocked ? copy.emailLocked[isFound ? 'found' : 'asked'] : copy.emailHint}
          disabled={isEmailLocked}
          {...email}
          onBlur={() => {
            email.onBlur()
            afterPress(readName)
          }}
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
      <MaskedInput className={styles.cpf} label={copy.cpf} required {...form.masked('cpf')} />
      <div className={styles.told} role="status">
        {children}
      </div>
      {!isShort && (
        <>
          <NameField
            autoComplete="given-name"
            hint={isAsRead ? copy.nameRead : undefined}
            {...form.masked('firstName')}
          />
          <NameField label={copy.lastName} autoComplete="family-name" {...form.masked('lastName')} />
          <MobileField {...form.masked('mobile')} />
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
        </>
      )}
    </div>
  )
}

/** Fills in the name that the e-mail tells, once, where none was typed; `isAsRead` while it stands as it was told. */
function useReadName({ values, change }: RepresentativeFieldsProps['form']) {
  const [read, setRead] = useState<{ readonly firstName: string; readonly lastName: string } | null>(null)
  return {
    isAsRead: read !== null && values.firstName === read.firstName && values.lastName === read.lastName,
    readName() {
      const told = nameOfEmail(values.email)
      if (read !== null || told === null || values.firstName !== '' || values.lastName !== '') return
      setRead(told)
      change('firstName', told.firstName)
      change('lastName', told.lastName)
    },
  }
}
