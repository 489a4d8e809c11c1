import { fieldMessages, passwordRuleTexts } from '@benefits/copy/field-messages'
import { isPasswordTooLong, PASSWORD_RULES, passwordProblems } from '@benefits/domain/access/password-rules'
import { useId } from 'react'
import { Icon } from '../../../ui/art/icon.tsx'
import type { FormRules } from '../../../ui/forms/form-rules.ts'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import type { Form } from '../../../ui/forms/use-form.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useVisitor } from '../../../visit/visitor-provider.tsx'
import { identificationCopy as copy } from '../copy.ts'
import styles from './password-rule-list.module.css'

/** The password's form as typed; it never leaves the component. */
export type SecretValues = {
  readonly password: string
  readonly confirmedPassword: string
  readonly acceptedTerms: boolean
}

/** Rules of the password step. */
export const secretRules: FormRules<SecretValues> = {
  password: {
    check: (password) => {
      if (password === '') return fieldMessages.passwordRequired
      if (isPasswordTooLong(password)) return fieldMessages.max128Characters
      return passwordProblems(password).length > 0 ? fieldMessages.passwordWeak : null
    },
  },
  confirmedPassword: {
    check: (confirmed, { password }) => {
      if (confirmed === '') return fieldMessages.passwordRequired
      return confirmed === password ? null : fieldMessages.passwordMismatch
    },
    isWhole: (confirmed, { password }) => confirmed.length >= password.length,
  },
  acceptedTerms: { check: (accepted) => (accepted ? null : fieldMessages.termsRequired) },
}

/** The password, its rules and its confirmation. */
export function SecretFields({ form }: { readonly form: Form<SecretValues> }) {
  const rulesId = useId()
  const email = useVisitor(({ access }) => access.draft.email)
  return (
    <>
      {/* Whose password it is, for programs that keep passwords. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
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

/** The password's rules: a dot while nothing is typed, a tick once one is kept, a cross where it is broken. */
function PasswordRuleList({ id, password }: { readonly id: string; readonly password: string }) {
  return (
    <div id={id} className={styles.rules}>
      <p className={styles.title}>{copy.rules}</p>
      <ul className={styles.list}>
        {PASSWORD_RULES.map((rule) => {
          const isKept = rule.test(password)
          const state = password === '' ? 'open' : isKept ? 'kept' : 'broken'
          return (
            <li key={rule.id} className={styles.rule} data-state={state}>
              {state === 'open' ? (
                <span className={styles.dot} aria-hidden="true" />
              ) : (
                <Icon name={isKept ? 'check' : 'close'} size={16} />
              )}
              <span>
                <span>{passwordRuleTexts[rule.id]}</span>
                {state !== 'open' && (
                  <VisuallyHidden>{` (${isKept ? copy.ruleKept : copy.ruleBroken})`}</VisuallyHidden>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
