import { moveSignup, type SignupMove } from '@benefits/domain/checkout/signup-steps'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { PATHS } from '../../addresses/paths.ts'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { useNavigateKeepingQuery } from '../../always/navigation/use-kept-query.ts'
import acts from '../../ui/feedback/acts-outline.module.css'
import { LoadingRegion } from '../../ui/feedback/loading-region.tsx'
import { SplitPanel } from '../../ui/layout/split-panel.tsx'
import { Skeleton } from '../../ui/marks/skeleton.tsx'
import { leaveSignup, recheckAccess } from '../../visit/access-moves.ts'
import { cartPageOf } from '../../visit/cart-page-of.ts'
import { OFFER_PARAMETER } from '../../visit/choose-offer.ts'
import { useVisitor, useVisitorStore } from '../../visit/visitor-provider.tsx'
import { OrderSoFar } from '../cart/public.ts'
import { FLOWS, useEntryGuard } from '../flow/public.ts'
import { isRestricted, Restriction } from '../restriction/public.ts'
import styles from './access-skeleton.module.css'
import type { ShownStep } from './copy.ts'
import { ConfirmationStep } from './steps/confirmation-step.tsx'
import { IdentificationStep } from './steps/identification-step.tsx'
import { PasswordStep } from './steps/password-step.tsx'
import { RepresentativeStep } from './steps/representative-step.tsx'
import form from './steps/step-form.module.css'
import { StepFrame } from './steps/step-frame.tsx'
import { STEP_HASHES, stepOfHash } from './steps/step-hash.ts'
import { useShownStep } from './steps/use-shown-step.ts'

/** The four steps of `/checkout/acesso-vr`; until the tab's copy is read, the outline of a form. */
export function AccessJourney() {
  // Without its offer a visit with an empty cart may not stay: it leaves by its own way, which lets the offer go.
  const [isLeft, setLeft] = useState(false)
  const isOpen = useEntryGuard('access', { asked: stepOfHash(useLocation().hash), isLeft })
  const store = useVisitorStore()
  const go = useNavigateKeepingQuery()
  const { identity } = useIssuer()
  const customerType = useVisitor(({ customer }) => customer.customerType)
  const restricted = isOpen && customerType !== null && isRestricted(customerType) ? customerType : null
  const { step, heading } = useShownStep(isOpen, restricted !== null)
  const [password, setPassword] = useState('')
  const wentByItself = useRef(Number.NEGATIVE_INFINITY)

  function move(how: SignupMove) {
    const { known } = store.getState().access
    const next = moveSignup({ step, isPasswordSkipped: known?.user?.isLegacy ?? false }, how)
    // Leaving the first step backward resets the offer and returns to the modality's page.
    if (next === 'left') {
      setLeft(true)
      store.move(leaveSignup)
      go(cartPageOf(identity, store.getState().shopping), { drop: [OFFER_PARAMETER] })
    } else if (next.step === 'verification') go(PATHS.verification)
    else go(`${FLOWS.accounts.pages.access.path}${STEP_HASHES[next.step]}`)
  }

  if (restricted !== null) {
    return (
      <SplitPanel aside={<OrderSoFar />} asideHidden>
        <Restriction type={restricted} onReset={() => store.move(recheckAccess)} />
      </SplitPanel>
    )
  }
  const turn = { onBack: () => move('back'), onDone: move }
  const secret = { password, onPassword: setPassword }
  const steps = {
    identification: () => (
      <IdentificationStep
        {...turn}
        onByItself={() => {
          wentByItself.current = performance.now()
        }}
      />
    ),
    register: () => (
      <RepresentativeStep {...turn} sinceByItself={() => performance.now() - wentByItself.current} />
    ),
    password: () => <PasswordStep {...turn} {...secret} />,
    confirmation: () => <ConfirmationStep onBack={turn.onBack} {...secret} />,
  } satisfies Record<ShownStep, () => unknown>
  return (
    <StepFrame step={step} headingRef={heading} isOpen={isOpen}>
      {isOpen ? steps[step]() : <FormOutline />}
    </StepFrame>
  )
}

function FormOutline() {
  return (
    <LoadingRegion
      loading
      skeleton={
        <div className={styles.lines}>
          <div className={styles.field}>
            <Skeleton size="text" className={styles.label} />
            <Skeleton size="control" />
            <Skeleton size="text" className={styles.hint} />
          </div>
          <div className={form.actions}>
            <Skeleton size="text" className={acts.back} />
            <Skeleton size="button" className={acts.button} />
          </div>
        </div>
      }
    />
  )
}
