import {
  CALLS_BEFORE,
  type CheckoutStep,
  nextStep,
  type ProceedFrom,
  type StepCall,
} from '@benefits/domain/checkout/next-step'
import { useCallback, useState } from 'react'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { useNavigateKeepingQuery } from '../../../always/navigation/use-kept-query.ts'
import { proofOf } from '../../../visit/access-slice.ts'
import { offerOf } from '../../../visit/offer-of.ts'
import { useVisitorStore } from '../../../visit/visitor-provider.tsx'
import { FLOWS, pathOfStep } from '../../flow/public.ts'
import { needsProposal, type Proposal, useProposal } from '../../proposal/public.ts'
import { type Prepared, useRegisterPurchase } from '../../register/public.ts'
import { createSingleRun } from '../hire/single-run.ts'

/** A proceed button's work. */
export interface Proceed {
  /** Makes the calls that the next step needs, then goes there. A second press while it runs does nothing. */
  readonly proceed: () => void
  readonly busy: boolean
  /** Without accounts, who buys is asked first: the page shows its `dialog`. */
  readonly proposal: Proposal
}

/** Only the summary concludes. */
const nothing = async (): Promise<Prepared> => 'stay'

/** Customer type, lead and cart are one command; hiring is another. */
const COMMAND_OF = {
  customerType: 'register',
  registerLead: 'register',
  registerCart: 'register',
  hire: 'hire',
} as const satisfies Record<StepCall, 'register' | 'hire'>

/**
 * The proceed rules (docs/rules/checkout.md: proceed), in one place for every page with a proceed button: verification,
 * access step, summary or conclusion, with the calls that come before. Refusals are told by the warning modal.
 * `conclude` is the summary's hiring: carts do without its parts.
 */
export function useProceed(from: ProceedFrom, conclude: () => Promise<Prepared> = nothing): Proceed {
  const store = useVisitorStore()
  const go = useNavigateKeepingQuery()
  const { identity, channel } = useIssuer()
  const { features } = channel
  const register = useRegisterPurchase()
  const proposal = useProposal()
  const { ask } = proposal
  const [busy, setBusy] = useState(false)
  const [once] = useState(createSingleRun)

  const run = useCallback(async () => {
    const { access, customer } = store.getState()
    const goTo = (reached: CheckoutStep, replace = false) =>
      go(pathOfStep(reached, store.getState().shopping.cart.selectedGroupCode, identity), { replace })
    const step = nextStep({
      from,
      hasAccessManagement: features.accessManagement,
      ...proofOf(access),
      customerType: customer.customerType,
      isEmbedded: identity.embedded !== null && identity.embedded !== 'refused',
    })
    if (step === 'companyData') {
      const isOffer = offerOf(store.getState().shopping) !== null
      const goOn = () => (isOffer ? go(FLOWS.combo.pages.companyData.path) : goTo(step))
      // Whoever has said who buys an offer is at its package again (docs/rules/offers.md: combo-order).
      if (needsProposal(store.getState())) ask(isOffer ? undefined : goOn)
      else goOn()
      return
    }
    const [call] = CALLS_BEFORE[step]
    const command = call ? COMMAND_OF[call] : null
    const commands = { register, hire: conclude }
    const reached: Prepared = command === null ? step : await commands[command](step)
    if (reached === 'stay') return
    // The order cannot be left and made again: there is no way back to its summary.
    goTo(reached, reached === 'conclusion')
  }, [store, go, from, identity, features, register, conclude, ask])

  const proceed = useCallback(() => {
    void once(async () => {
      setBusy(true)
      // The button says that it works before the way on is looked for, which takes longer than to say so.
      await new Promise((shown) => setTimeout(shown))
      await run().finally(() => setBusy(false))
    })
  }, [once, run])
  return { proceed, busy, proposal }
}
