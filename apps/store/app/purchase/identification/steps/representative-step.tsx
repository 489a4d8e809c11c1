import { registerOutcome } from '@benefits/domain/checkout/register-outcome'
import type { SignupMove } from '@benefits/domain/checkout/signup-steps'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { PATHS } from '../../../addresses/paths.ts'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { useNavigateKeepingQuery } from '../../../always/navigation/use-kept-query.ts'
import { useWarnProblem } from '../../../always/warning/warning-provider.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { loadPart } from '../../../ui/load-part.ts'
import { useAfterPress } from '../../../ui/press/after-press.ts'
import { Button } from '../../../ui/press/button.tsx'
import { register, typeRegistration } from '../../../visit/access-moves.ts'
import { type AccessSlice, isVerified, proofOf } from '../../../visit/access-slice.ts'
import { useVisitor, useVisitorStore } from '../../../visit/visitor-provider.tsx'
import { pathOfStep } from '../../flow/public.ts'
import { CompanyChip } from '../company-chip.tsx'
import { identificationCopy as copy } from '../copy.ts'
import { RepresentativeFields } from '../fields/representative-fields.tsx'
import { type RepresentativeValues, representativeRules } from '../fields/representative-rules.ts'
import { TermsTick } from '../fields/terms-tick.tsx'
import styles from './representative-step.module.css'
import { StepForm, type StepProps } from './step-form.tsx'
import { useAskType } from './use-ask-type.ts'
import { useFoundAccess } from './use-found-access.ts'

const loadDialog = () => loadPart(() => import('../already-customer-dialog.tsx'))
const AlreadyCustomerDialog = lazy(loadDialog)

const now = () => new Date()

/** Whether the terms are accepted at this step: by who skips the password's (docs/rules/checkout.md: terms). */
function needsTermsHere({ known, account }: AccessSlice): boolean {
  return known?.user?.isLegacy === true && !proofOf({ account }).hasAccess
}

interface RepresentativeStepProps extends StepProps {
  /** The step before went on by itself this long ago, in milliseconds: a press that comes late was meant for it. */
  readonly sinceByItself: () => number
}

/** How late a press may come that was meant for the step before. */
const LATE_MS = 1000

/**
 * Step 2: who contracts. E-mail and CPF come first: they tell whether there is an account already, which makes the rest
 * superfluous (docs/rules/checkout.md: known-first). Submitting asks what the company is, too.
 */
export function RepresentativeStep({ onBack, onDone, sinceByItself }: RepresentativeStepProps) {
  const store = useVisitorStore()
  const go = useNavigateKeepingQuery()
  const { identity } = useIssuer()
  const warnProblem = useWarnProblem()
  const needsTerms = useVisitor(({ access }) => needsTermsHere(access))
  const hasAccess = useVisitor(({ access }) => proofOf(access).hasAccess)
  const isProven = useVisitor(({ access }) => isVerified(access))
  const [maskedEmail, setMaskedEmail] = useState<string | null>(null)
  /** `asked`: who says to be a customer is asked for e-mail and CPF alone; `unknown`: nobody was found by them. */
  const [customer, setCustomer] = useState<'unasked' | 'asked' | 'unknown'>('unasked')
  const [isFound, setFound] = useState(false)
  const isShort = customer === 'asked'
  const isKnown = isShort || isFound
  const rules = useMemo(() => representativeRules(now, needsTerms, isKnown), [needsTerms, isKnown])
  const form = useForm<RepresentativeValues>(rules, store.getState().access.draft)
  const { values } = form
  const ask = useAskType()
  const found = useFoundAccess(ask, values, hasAccess || isShort)
  if (isFound !== (found !== null)) setFound(found !== null)
  const terms = useRef<HTMLInputElement>(null)
  // The form was sent before it had terms: what is missing of them is told once they were asked for themselves.
  const [areTermsAsked, setTermsAsked] = useState(false)
  const afterPress = useAfterPress()
  /** One press may come late; the next is meant. */
  const wasLate = useRef(false)

  useEffect(() => {
    store.move(typeRegistration, values)
  }, [store, values])
  // A lost connection must not keep the modal away.
  useEffect(() => void loadDialog().catch(() => {}), [])

  async function proceed(given: RepresentativeValues) {
    const result = await ask(given)
    if (result === null) return
    if (!result.ok) return warnProblem(result.problem)
    const outcome = registerOutcome(result.answer)
    if (isShort && (outcome === 'advance' || outcome === 'skip')) return setCustomer('unknown')
    // At once: what is new has to be there to be led to.
    flushSync(() => store.move(register, result.answer))
    const { access, shopping } = store.getState()
    const move = (step: SignupMove) => () => onDone(step)
    const outcomes = {
      // The page shows the restriction screen for the type itself.
      restriction: () => {},
      // Whose code was right already goes on with what was still missing.
      alreadyCustomer: () =>
        isVerified(access)
          ? go(pathOfStep('checkoutCart', shopping.cart.selectedGroupCode, identity))
          : setMaskedEmail(result.answer.user?.maskedEmail ?? ''),
      advance: move('advance'),
      // Terms are accepted here by those who skip the password step.
      skip: proofOf(access).hasAccess || given.acceptedTerms ? move('skip') : goToTerms,
    }
    outcomes[outcome]()
  }

  function goToCode() {
    if (found === null) return
    store.move(register, found)
    go(PATHS.verification)
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
        const isMeantForBefore = sinceByItself() < LATE_MS && values.email === '' && values.cpf === ''
        if (isMeantForBefore && !wasLate.current) {
          wasLate.current = true
          return event.preventDefault()
        }
        setTermsAsked(needsTerms)
        form.submit(proceed)(event)
      }}
      onBack={onBack}
      submitLabel={copy.continue}
      busy={form.isSubmitting}
      lack={form.lack(copy.nouns)}
    >
      <CompanyChip onChange={onBack} />
      {isProven && (
        <Alert kind="success" title={copy.proven}>
          {copy.provenText}
        </Alert>
      )}
      {!hasAccess && (
        <p className={styles.customer}>
          <span>{isShort ? copy.notCustomerText : copy.customerText}</span>
          <Button variant="ghost" size="sm" onClick={() => setCustomer(isShort ? 'unasked' : 'asked')}>
            {isShort ? copy.notCustomer : copy.amCustomer}
          </Button>
        </p>
      )}
      <RepresentativeFields form={form} isShort={isShort}>
        {found !== null && (
          <Alert
            kind="success"
            title={copy.accessFound}
            actions={<Button onClick={goToCode}>{copy.toCode}</Button>}
          >
            {copy.accessFoundText(found.user?.maskedEmail ?? '')}
          </Alert>
        )}
        {customer === 'unknown' && found === null && (
          <Alert kind="info" title={copy.accessUnknown}>
            {copy.accessUnknownText}
          </Alert>
        )}
      </RepresentativeFields>
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
