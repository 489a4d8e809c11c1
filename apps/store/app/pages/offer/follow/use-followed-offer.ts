import { CODE } from '@benefits/copy/code-of-refusal'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useWarnProblem } from '../../../always/warning/warning-provider.tsx'
import { runCommand } from '../../../commands/run-command.ts'
import { OFFER_PARAMETER } from '../../../visit/choose-offer.ts'
import { applyOffers, failOffers, setAskedOffer, wantedOffer } from '../../../visit/offers-moves.ts'
import { useVisitorStore } from '../../../visit/visitor-provider.tsx'

/**
 * Keeps the visit on the offer of its address (docs/rules/offers.md: by-address): an `offerid` that the address has not
 * named before is followed, one that is not in force is told, and an address that loses the parameter loses the offer.
 */
export function useFollowedOffer(): void {
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
