import { CODE } from '@benefits/copy/code-of-refusal'
import { applyOfferRules } from '@benefits/domain/offer/apply-offer-rules'
import { lazy, Suspense, useEffect } from 'react'
import { useBlocker, useLocation } from 'react-router'
import { useWalletGroups } from '../../../always/issuer/store-view.ts'
import { useWarnProblem } from '../../../always/warning/warning-provider.tsx'
import { runCommand } from '../../../commands/run-command.ts'
import { loadPart } from '../../../ui/load-part.ts'
import { withCart } from '../../../visit/cart-slice.ts'
import { OFFER_PARAMETER } from '../../../visit/choose-offer.ts'
import { followedOffer, offerOf } from '../../../visit/offer-of.ts'
import { applyOffers, failOffers, setAskedOffer, wantedOffer } from '../../../visit/offers-moves.ts'
import { useVisitorStore } from '../../../visit/visitor-provider.tsx'
import type { VisitorState } from '../../../visit/visitor-state.ts'
import { leavesFlow } from './leaves-flow.ts'

const ExitDialog = lazy(() => loadPart(() => import('./exit-dialog.tsx')))

/** Follows the offer of the visit: its address, its services, and the question whether to leave it. */
export default function OfferFollower() {
  const store = useVisitorStore()
  useFollowedOffer()
  useOfferServices()
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) =>
    leavesFlow(store.getState(), {
      from: currentLocation.pathname,
      to: nextLocation.pathname,
      action: historyAction,
    }),
  )
  return blocker.state === 'blocked' ? (
    <Suspense>
      <ExitDialog to={blocker.location} onStay={blocker.reset} />
    </Suspense>
  ) : null
}

/**
 * Gives the cart the services of its offer after every change, whichever page is open (docs/rules/offers.md: add-ons).
 */
function useOfferServices(): void {
  const store = useVisitorStore()
  const walletGroupCodes = useWalletGroups()
  useEffect(() => {
    const settle = () => store.move(applyOfferServices, walletGroupCodes)
    settle()
    return store.subscribe(settle)
  }, [store, walletGroupCodes])
}

function applyOfferServices(state: VisitorState, walletGroupCodes: readonly number[]): Partial<VisitorState> {
  const { shopping, customer, purchase } = state
  const offer = followedOffer(state)
  // What was concluded stays as it was contracted.
  if (offer === null || offerOf(shopping) === null || purchase.order !== null) return state
  const contractedCodes = customer.contractedProducts.map(({ code }) => code)
  return {
    shopping: withCart(
      shopping,
      applyOfferRules(shopping.cart, offer, { walletGroupCodes, contractedCodes }),
    ),
  }
}

/**
 * Keeps the visit on the offer of its address (docs/rules/offers.md: by-address): an `offerid` that the address has not
 * named before is followed, one that is not in force is told, and an address that loses the parameter loses the offer.
 */
function useFollowedOffer(): void {
  const store = useVisitorStore()
  const warnProblem = useWarnProblem()
  const asked = new URLSearchParams(useLocation().search).get(OFFER_PARAMETER) || null
  useEffect(() => {
    store.move(setAskedOffer, asked)
    if (wantedOffer(store.getState()) === null) return
    let isOlder = false
    void runCommand('listOffers', {}).then((result) => {
      if (isOlder) return
      if (!result.ok) {
        store.move(failOffers)
        warnProblem(result.problem)
        return
      }
      const { offers } = result.answer
      const wanted = wantedOffer(store.getState())
      store.move(applyOffers, offers)
      const isInForce = offers.some(({ code }) => code === wanted)
      if (wanted !== null && !isInForce) warnProblem({ code: CODE.offerNotApplicable })
    })
    return () => {
      isOlder = true
    }
  }, [store, asked, warnProblem])
}
