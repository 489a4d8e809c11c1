import { CODE } from '@benefits/copy/code-of-refusal'
import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useNavigateKeepingQuery } from '../../../always/navigation/use-kept-query.ts'
import { useWarnProblem } from '../../../always/warning/warning-provider.tsx'
import type { CommandProblem } from '../../../commands/command-result.ts'
import { runCommand } from '../../../commands/run-command.ts'
import { OFFER_PARAMETER } from '../../../visit/choose-offer.ts'
import {
  askOffers,
  failOffers,
  resetOffer,
  selectOffer,
  takeActive,
  takeDetails,
} from '../../../visit/offers-moves.ts'
import { useVisitor, useVisitorStore } from '../../../visit/visitor-provider.tsx'

/**
 * Keeps the visit on the offer of its address (docs/rules/offers.md: by-address): a new `offerid` selects its offer, one
 * that is not in force is told, an address that loses the parameter loses the offer, and whoever let the offer go does
 * not find it in the address again. `isLosingIt`: the step under way leads to an address without it, and nothing has to
 * be taken out of the one that is left.
 */
export function useFollowedOffer(isLosingIt: RefObject<boolean>): void {
  const store = useVisitorStore()
  const go = useNavigateKeepingQuery()
  const fail = useFail()
  const warnProblem = useWarnProblem()
  const { pathname, search } = useLocation()
  const asked = new URLSearchParams(search).get(OFFER_PARAMETER) || null
  const offerCode = useVisitor(({ shopping }) => shopping.offerCode)
  const seen = useRef<string | null>(null)
  const taken = useRef<string | null>(null)

  useEffect(() => {
    const former = seen.current
    seen.current = asked
    if (asked === former) return
    if (asked === null) {
      store.setState((state) => (state.shopping.offerCode === former ? resetOffer(state) : state))
      return
    }
    store.setState(({ offers }) => ({ offers: askOffers(offers) }))
    void runCommand('listOffers', {}).then((result) => {
      if (seen.current !== asked) return
      if (!result.ok) return fail(result.problem)
      store.setState(({ offers }) => ({ offers: takeActive(offers, result.answer.offers) }))
      const chosen = selectOffer(store.getState(), asked)
      if (chosen === null) return warnProblem({ code: CODE.offerNotApplicable })
      store.setState(chosen)
      taken.current = asked
    })
  }, [store, asked, fail, warnProblem])

  useEffect(() => {
    if (offerCode !== null || asked === null || taken.current !== asked) return
    taken.current = null
    if (isLosingIt.current) return
    go(pathname, { replace: true, drop: [OFFER_PARAMETER], preventScrollReset: true })
  }, [offerCode, asked, pathname, go, isLosingIt])

  useEffect(() => {
    if (offerCode === null) return
    let isLeft = false
    void runCommand('readOffer', { offerCode }).then((result) => {
      if (isLeft) return
      if (result.ok) store.setState(({ offers }) => ({ offers: takeDetails(offers, result.answer) }))
      else {
        // It has ended since it was selected: the visit goes on without it.
        if (result.problem.code === CODE.offerNotApplicable) store.setState(resetOffer)
        fail(result.problem)
      }
    })
    return () => {
      isLeft = true
    }
  }, [store, offerCode, fail])
}

/** Ends the loading and tells why there is no answer. */
function useFail(): (problem: CommandProblem) => void {
  const store = useVisitorStore()
  const warnProblem = useWarnProblem()
  const told = useRef((problem: CommandProblem) => {
    store.setState(({ offers }) => ({ offers: failOffers(offers) }))
    warnProblem(problem)
  })
  return told.current
}
