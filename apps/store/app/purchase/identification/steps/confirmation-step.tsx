import { CODE } from '@benefits/copy/code-of-refusal'
import { maskEmail } from '@benefits/domain/contact/mask-email'
import { useState } from 'react'
import { PATHS } from '../../../addresses/paths.ts'
import { KeepQueryLink } from '../../../always/navigation/keep-query-link.tsx'
import { useNavigateKeepingQuery } from '../../../always/navigation/use-kept-query.ts'
import { useWarn, useWarnProblem } from '../../../always/warning/warning-provider.tsx'
import { plainWarning } from '../../../always/warning-dialog/warning-table.ts'
import type { CommandProblem } from '../../../commands/command-result.ts'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { buttonClass } from '../../../ui/press/button-class.ts'
import { keepWords } from '../../../ui/text/keep-words.tsx'
import { maskedEmailOf } from '../../../visit/access-slice.ts'
import { endAttempt, needsPassword, typedEmail } from '../../../visit/account-moves.ts'
import { useVisitor, useVisitorStore } from '../../../visit/visitor-provider.tsx'
import { useEmailOnAsk } from '../../access/public.ts'
import { FLOWS } from '../../flow/public.ts'
import { identificationCopy as copy } from '../copy.ts'
import { createAccess } from '../create-access.ts'
import { SecretFields, type SecretValues, secretRules } from '../fields/secret-fields.tsx'
import styles from './confirmation-step.module.css'
import { StepForm } from './step-form.tsx'
import { STEP_HASHES } from './step-hash.ts'

const DATA_STEP = `${FLOWS.accounts.pages.access.path}${STEP_HASHES.register}`

/** Between two codes (docs/rules/access.md). */
const PAUSE_SECONDS = 30

interface ConfirmationStepProps {
  readonly password: string
  readonly onPassword: (password: string) => void
  readonly onBack: () => void
}

/** Step 4: where the code goes. The account is made here; after a reload the password is asked again. */
export function ConfirmationStep({ password, onPassword, onBack }: ConfirmationStepProps) {
  const store = useVisitorStore()
  const go = useNavigateKeepingQuery()
  const warn = useWarn()
  const warnProblem = useWarnProblem()
  const typed = useVisitor(({ access }) => maskEmail(access.draft.email))
  const known = useVisitor(({ access }) => maskedEmailOf(access) || typed)
  const whole = useVisitor(({ access }) => typedEmail(access))
  const { email, control } = useEmailOnAsk(known, whole)
  const isPasswordNeeded = useVisitor(({ access }) => needsPassword(access))
  const [takenBy, setTakenBy] = useState<string | null>(null)
  const [isAskedAgain] = useState(isPasswordNeeded && password === '')
  const initial = isPasswordNeeded ? { password, confirmedPassword: password } : PASSWORDLESS
  const form = useForm<SecretValues>(isAskedAgain ? secretRules : OPEN_RULES, {
    ...initial,
    acceptedTerms: true,
  })

  async function proceed(values: SecretValues) {
    setTakenBy(null)
    if (isAskedAgain && values.password !== password) {
      onPassword(values.password)
      store.move(endAttempt)
    }
    const outcome = await createAccess(store, isPasswordNeeded ? values.password : null)
    if (outcome.kind === 'created') go(PATHS.verification)
    else if (outcome.kind === 'refused') refuse(outcome.problem)
    else setTakenBy(outcome.maskedEmail)
  }

  /** A longer wait than a pause is a mailbox that had its codes: the message of one of them is the owner's way on. */
  function refuse(problem: CommandProblem) {
    const { code, retryAfter = 0 } = problem
    if (code !== CODE.tooMany || retryAfter <= PAUSE_SECONDS) return warnProblem(problem)
    const minutes = Math.ceil(retryAfter / 60)
    warn(plainWarning('warning', copy.manyCodesTitle, copy.manyCodesText(minutes)))
  }

  return (
    <StepForm
      onSubmit={form.submit(proceed)}
      onBack={onBack}
      submitLabel={copy.sendCode}
      busy={form.isSubmitting}
      lack={form.lack(copy.nouns)}
    >
      <div className={styles.letter}>
        <p>{keepWords(copy.codeGoesTo)}</p>
        <p className={styles.address}>
          <strong className={styles.email}>{email}</strong>
          <span className={styles.ways}>
            {control}
            {known === typed && (
              <KeepQueryLink to={DATA_STEP} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
                {copy.correctEmail}
              </KeepQueryLink>
            )}
          </span>
        </p>
        {known !== typed && <p className={styles.check}>{keepWords(copy.accountEmail)}</p>}
      </div>
      {isAskedAgain && (
        <>
          <Alert kind="info" title={copy.passwordAgain}>
            {copy.passwordAgainText}
          </Alert>
          <SecretFields form={form} />
        </>
      )}
      {takenBy !== null && (
        <Alert kind="warning" title={copy.takenTitle} announced>
          {copy.takenText(takenBy)}
        </Alert>
      )}
    </StepForm>
  )
}

const PASSWORDLESS = { password: '', confirmedPassword: '' }

/** Nothing is asked where the password is known or not needed. */
const OPEN_RULES: typeof secretRules = {
  password: { check: () => null },
  confirmedPassword: { check: () => null },
  acceptedTerms: { check: () => null },
}
