import { useEffect } from 'react'
import { useForm } from '../../../ui/forms/use-form.ts'
import { typeRegistration } from '../../../visit/access-moves.ts'
import { endAttempt } from '../../../visit/account-moves.ts'
import { useVisitorStore } from '../../../visit/visitor-provider.tsx'
import { identificationCopy as copy } from '../copy.ts'
import { SecretFields, type SecretValues, secretRules } from '../fields/secret-fields.tsx'
import { TermsTick } from '../fields/terms-tick.tsx'
import { StepForm, type StepProps } from './step-form.tsx'

interface PasswordStepProps extends StepProps {
  /** The password of this visit to the page; it is kept nowhere else. */
  readonly password: string
  readonly onPassword: (password: string) => void
}

/** Step 3: the password and the terms. */
export function PasswordStep({ password, onPassword, onBack, onDone }: PasswordStepProps) {
  const store = useVisitorStore()
  const { acceptedTerms } = store.getState().access.draft
  const form = useForm<SecretValues>(secretRules, { password, confirmedPassword: password, acceptedTerms })
  const isAccepted = form.values.acceptedTerms

  useEffect(() => {
    store.move(typeRegistration, { acceptedTerms: isAccepted })
  }, [store, isAccepted])

  function proceed(values: SecretValues) {
    onPassword(values.password)
    store.move(endAttempt)
    onDone('advance')
  }

  return (
    <StepForm
      onSubmit={form.submit(proceed)}
      onBack={onBack}
      submitLabel={copy.saveAccess}
      busy={form.isSubmitting}
      lack={form.lack(copy.nouns)}
    >
      <SecretFields form={form} />
      <TermsTick {...form.tick('acceptedTerms')} />
    </StepForm>
  )
}
