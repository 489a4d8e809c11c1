import { registerOutcome } from '@benefits/domain/checkout/register-outcome'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { PATHS } from '../../../addresses/paths.ts'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { useNavigateKeepingQuery } from '../../../always/navigation/use-kept-query.ts'
import { useWarnProblem } from '../../../always/warning/warning-provider.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { type Form, useForm } from '../../../ui/forms/use-form.ts'
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
import { type FoundAnswer, useFoundAccess } from './use-found-access.ts'

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

/** `asked`: who says to be a customer is asked for e-mail and CPF alone; `unknown`: nobody was found by them. */
type Customer = 'unasked' | 'asked' | 'unknown'

/** How late a press may come that was meant for the step before. */
const LATE_MS = 1000

/**
 * Step 2: who contracts. E-mail and CPF come first: they tell whether there is an account already, which makes the rest
 * superfluous (docs/rules/checkout.md: known-first). Submitting asks what the company is, too.
 */
export function RepresentativeStep({ onBack, onDone, sinceByItself }: RepresentativeStepProps) {
  const store = useVisitorStore()
  const needsTerms = useVisitor(({ access }) => needsTermsHere(access))
  const hasAccess = useVisitor(({ access }) => proofOf(access).hasAccess)
  const isProven = useVisitor(({ access }) => isVerified(access))
  const [customer, setCustomer] = useState<Customer>('unasked')
  const isShort = customer === 'asked'
  const ask = useAskType()
  const found = useFoundAccess(ask, hasAccess || isShort)
  const isKnown = isShort || found !== null
  const rules = useMemo(() => representativeRules(now, needsTerms, isKnown), [needsTerms, isKnown])
  const form = useForm<RepresentativeValues>(rules, store.getState().access.draft)
  const { values } = form
  const terms = useTermsTick(form)
  const { proceed, dialog } = useProceed({
    ask,
    onDone,
    onUnknown: isShort ? () => setCustomer('unknown') : null,
    goToTerms: terms.goTo,
  })
  const isLatePress = useLatePress(sinceByItself)

  useEffect(() => {
    store.move(typeRegistration, values)
  }, [store, values])

  return (
    <StepForm
      onSubmit={(event) => {
        if (values.email === '' && values.cpf === '' && isLatePress()) return event.preventDefault()
        terms.setAsked(needsTerms)
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
        {found !== null && <FoundAccess found={found} />}
        {customer === 'unknown' && found === null && (
          <Alert kind="info" title={copy.accessUnknown}>
            {copy.accessUnknownText}
          </Alert>
        )}
      </RepresentativeFields>
      {needsTerms && (
        <>
          <Alert kind="info" title={copy.legacyFound} announced>
            {copy.legacyText}
          </Alert>
          <TermsTick {...terms.tick} />
        </>
      )}
      {dialog}
    </StepForm>
  )
}

/** The person has an account: the way to its code. */
function FoundAccess({ found }: { readonly found: FoundAnswer }) {
  const store = useVisitorStore()
  const go = useNavigateKeepingQuery()
  function goToCode() {
    store.move(register, found)
    go(PATHS.verification)
  }
  return (
    <Alert
      kind="success"
      title={copy.accessFound}
      actions={<Button onClick={goToCode}>{copy.toCode}</Button>}
    >
      {copy.accessFoundText(found.user?.maskedEmail ?? '')}
    </Alert>
  )
}

/** Says of a press whether it was meant for the step before: one may come late; the next is meant. */
function useLatePress(sinceByItself: RepresentativeStepProps['sinceByItself']): () => boolean {
  const wasLate = useRef(false)
  return () => {
    if (wasLate.current || sinceByItself() >= LATE_MS) return false
    wasLate.current = true
    return true
  }
}

/** The tick of the terms: the form was sent before it had them, so it tells what is missing once it was asked for. */
function useTermsTick(form: Form<RepresentativeValues>) {
  const box = useRef<HTMLInputElement>(null)
  const [isAsked, setAsked] = useState(false)
  const afterPress = useAfterPress()
  const tick = form.tick('acceptedTerms')
  return {
    setAsked,
    tick: {
      ...tick,
      ref: (element: HTMLInputElement | null) => {
        box.current = element
        tick.ref(element)
      },
      onBlur: () => {
        tick.onBlur()
        afterPress(() => setAsked(true))
      },
      error: isAsked ? tick.error : null,
    },
    goTo() {
      // In the middle: the notice over it is new as well.
      box.current?.scrollIntoView({ block: 'center' })
      box.current?.focus({ preventScroll: true })
    },
  }
}

interface ProceedOptions {
  readonly ask: ReturnType<typeof useAskType>
  readonly onDone: StepProps['onDone']
  /** Told where who says to be a customer was found to be none; null for who never said so. */
  readonly onUnknown: (() => void) | null
  readonly goToTerms: () => void
}

/** Sends the step: where it leads is told by what the company and the person are. */
function useProceed({ ask, onDone, onUnknown, goToTerms }: ProceedOptions) {
  const store = useVisitorStore()
  const go = useNavigateKeepingQuery()
  const { identity } = useIssuer()
  const warnProblem = useWarnProblem()
  const [maskedEmail, setMaskedEmail] = useState<string | null>(null)
  // A lost connection must not keep the modal away.
  useEffect(() => void loadDialog().catch(() => {}), [])

  async function proceed(given: RepresentativeValues) {
    const result = await ask(given)
    if (result === null) return
    if (!result.ok) return warnProblem(result.problem)
    const outcome = registerOutcome(result.answer)
    if (onUnknown !== null && (outcome === 'advance' || outcome === 'skip')) return onUnknown()
    // At once: what is new has to be there to be led to.
    flushSync(() => store.move(register, result.answer))
    const { access, shopping } = store.getState()
    const outcomes = {
      // The page shows the restriction screen for the type itself.
      restriction: () => {},
      // Whose code was right already goes on with what was still missing.
      alreadyCustomer: () =>
        isVerified(access)
          ? go(pathOfStep('checkoutCart', shopping.cart.selectedGroupCode, identity))
          : setMaskedEmail(result.answer.user?.maskedEmail ?? ''),
      advance: () => onDone('advance'),
      // Terms are accepted here by those who skip the password step.
      skip: () => (proofOf(access).hasAccess || given.acceptedTerms ? onDone('skip') : goToTerms()),
    }
    outcomes[outcome]()
  }

  const dialog = maskedEmail !== null && (
    <Suspense fallback={null}>
      <AlreadyCustomerDialog maskedEmail={maskedEmail} onClosed={() => setMaskedEmail(null)} />
    </Suspense>
  )
  return { proceed, dialog }
}
