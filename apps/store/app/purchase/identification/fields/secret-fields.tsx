import { useId } from 'react'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import type { Form } from '../../../ui/forms/use-form.ts'
import { identificationCopy as copy } from '../copy.ts'
import { PasswordRuleList } from './password-rule-list.tsx'
import type { SecretValues } from './secret-rules.ts'

/** The password, its rules and its confirmation. */
export function SecretFields({ form }: { readonly form: Form<SecretValues> }) {
  const rulesId = useId()
  return (
    <>
      <PasswordInput
        label={copy.password}
        autoComplete="new-password"
        required
        describedBy={rulesId}
        {...form.text('password')}
      />
      <PasswordRuleList id={rulesId} password={form.values.password} />
      <PasswordInput
        label={copy.confirmedPassword}
        autoComplete="new-password"
        required
        {...form.text('confirmedPassword')}
      />
    </>
  )
}
