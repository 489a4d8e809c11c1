import { registerOutcome } from '@benefits/domain/checkout/register-outcome'
import type { SignupMove } from '@benefits/domain/checkout/signup-steps'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useWarnProblem } from '../../../always/warning/warning-provider.tsx'
import { runCommand } from '../../../commands/run-command.ts'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { loadPart } from '../../../ui/load-part.ts'
import { useAfterPress } from '../../../ui/press/after-press.ts'
import { register, typeRegistration } from '../../../visit/access-moves.ts'
import { type AccessSlice, proofOf } from '../../../visit/access-slice.ts'
import { useVisitor, useVisitorStore } from '../../../visit/visitor-provider.tsx'
import { toRegistration } from '../../access/public.ts'
import { CompanyChip } from '../company-chip.tsx'
import { identificationCopy as copy } from '../copy.ts'
import { RepresentativeFields } from '../fields/representative-fields.tsx'
import { type RepresentativeValues, representativeRules } from '../fields/representative-rules.ts'
import { TermsTick } from '../fields/terms-tick.tsx'
import { StepForm, type StepProps } from './step-form.tsx'

const loadDialog = () => loadPart(() => import('../already-customer-dialog.tsx'))
const AlreadyCustomerDialog = lazy(loadDialog)

const now = () => new Date()

/** Whether the terms are accepted at this step: by who skips the password's (docs/rules/checkout.md: terms). */
function needsTermsHere({ known, account }: AccessSlice): boolean {
  return known?.user?.isLegacy === true && !proofOf({ account }).hasAccess
}

/** Step 2: who contracts. Submitting asks what the company is and whether there is an account already. */
export function RepresentativeStep({ onBack, onDone }: StepProps) {
  const store = useVisitorStore()
  const warnProblem = useWarnProblem()
  const needsTerms = useVisitor(({ access }) => needsTermsHere(access))
  const [maskedEmail, setMaskedEmail] = useState<string | null>(null)
  const rules = useMemo(() => representativeRules(now, needsTerms), [needsTerms])
  const form = useForm<RepresentativeValues>(rules, store.getState().access.draft)
  const { values } = form
  const terms = useRef<HTMLInputElement>(null)
  // The form was sent before it had terms: what is missing of them is told once they were asked for themselves.
  const [areTermsAsked, setTermsAsked] = useState(false)
  const afterPress = useAfterPress()

  useEffect(() => {
    store.move(typeRegistration, values)
  }, [store, values])
  // A lost connection must not keep the modal away.
  useEffect(() => void loadDialog().catch(() => {}), [])

  async function proceed(given: RepresentativeValues) {
    const state = store.getState()
    const registration = toRegistration({ ...state.access, draft: given })
    if (!registration) return
    const { cnpj, cpf, email } = registration
    const productCodes = state.shopping.cart.lines.map(({ productCode }) => String(productCode))
    const result = await runCommand('classifyCustomer', {
      params: { cnpj },
      query: { cpf, email, productCodes },
    })
    if (!result.ok) return warnProblem(result.problem)
    // At once: what is new has to be there to be led to.
    flushSync(() => store.move(register, result.answer))
    const { access } = store.getState()
    const move = (step: SignupMove) => () => onDone(step)
    const outcomes = {
      // The page shows the restriction screen for the type itself.
      restriction: () => {},
      alreadyCustomer: () => setMaskedEmail(result.answer.user?.maskedEmail ?? ''),
      advance: move('advance'),
      // Terms are accepted here by those who skip the password step.
      skip: proofOf(access).hasAccess || given.acceptedTerms ? move('skip') : goToTerms,
    }
    outcomes[registerOutcome(result.answer)]()
  }

  function goToTerms() {
    // In the middle: the notice over it is new as well.
    terms.current?.scrollIntoView({ block: 'center' })
    terms.current?.focus({ preventScroll: true })
  }

  const { ref: attachTerms, error: termsError, onBlur: leaveTerms, ...tick } = form.tick('acceptedTerms')

  return (
    <StepForm
      onSubmit={(event) => {
        setTermsAsked(needsTerms)
        form.submit(proceed)(event)
      }}
      onBack={onBack}
      submitLabel={copy.continue}
      busy={form.isSubmitting}
      isValid={form.isValid}
    >
      <CompanyChip onChange={onBack} />
      <RepresentativeFields form={form} />
      {needsTerms && (
        <Alert kind="info" title={copy.legacyFound} announced>
          {copy.legacyText}
        </Alert>
      )}
      {needsTerms && (
        <TermsTick
          {...tick}
          ref={(element) => {
            terms.current = element
            attachTerms(element)
          }}
          onBlur={() => {
            leaveTerms()
            afterPress(() => setTermsAsked(true))
          }}
          error={areTermsAsked ? termsError : null}
        />
      )}
      {maskedEmail !== null && (
        <Suspense fallback={null}>
          <AlreadyCustomerDialog maskedEmail={maskedEmail} onClosed={() => setMaskedEmail(null)} />
        </Suspense>
      )}
    </StepForm>
  )
}
