import { toOrderLines } from '@benefits/domain/cart/to-order-lines'
import { useCallback, useEffect, useState } from 'react'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import type { StoreCode } from '../../../commands/command-result.ts'
import { runCommand } from '../../../commands/run-command.ts'
import { addOnsOf, offerOf } from '../../../visit/offer-of.ts'
import { useVisitorStore } from '../../../visit/visitor-provider.tsx'
import { sharedLink } from './shared-link.ts'

/** The link of the cart as it stands when this is first drawn: being made, there, or refused. */
export interface SimulationLink {
  readonly link: string | null
  readonly failure: StoreCode | null
  readonly retry: () => void
}

export function useSimulationLink(): SimulationLink {
  const store = useVisitorStore()
  const { environment } = useIssuer().identity
  const [made, setMade] = useState<Pick<SimulationLink, 'link' | 'failure'>>({ link: null, failure: null })
  const make = useCallback(async () => {
    setMade({ link: null, failure: null })
    const { shopping } = store.getState()
    const offerCode = offerOf(shopping)
    const result = await runCommand('createSimulation', {
      body: { lines: toOrderLines(shopping.cart.lines), addOnCodes: addOnsOf(shopping) },
      ...(offerCode === null ? {} : { offerCode }),
    })
    setMade(
      result.ok
        ? { link: sharedLink(result.answer.link, environment, location.origin), failure: null }
        : { link: null, failure: result.problem.code },
    )
  }, [store, environment])
  useEffect(() => void make(), [make])
  return { ...made, retry: () => void make() }
}
