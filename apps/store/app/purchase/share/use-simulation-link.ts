import { useCallback, useEffect, useState } from 'react'
import { useIssuer } from '../../always/issuer/store-view.ts'
import type { StoreCode } from '../../commands/command-result.ts'
import { runCommand } from '../../commands/run-command.ts'
import { askedOrder } from '../../visit/asked-order.ts'
import { useVisitorStore } from '../../visit/visitor-provider.tsx'
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
    const { lines, addOnCodes, offerCode } = askedOrder(store.getState().shopping)
    const result = await runCommand('createSimulation', { body: { lines, addOnCodes }, offerCode })
    setMade(
      result.ok
        ? { link: sharedLink(result.answer.link, environment, location.origin), failure: null }
        : { link: null, failure: result.problem.code },
    )
  }, [store, environment])
  useEffect(() => void make(), [make])
  return { ...made, retry: () => void make() }
}
