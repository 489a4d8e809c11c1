import { useCallback, useEffect } from 'react'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { useWarn } from '../../../always/warning/warning-provider.tsx'
import { loadWarning } from '../../../always/warning-dialog/load-warning.ts'
import { loadPart } from '../../../ui/load-part.ts'
import { useVisitorStore } from '../../../visit/visitor-provider.tsx'
import { useLostSession } from '../../access/public.ts'
import type { Prepared } from '../../register/public.ts'

const loadHiring = () => loadPart(() => import('./hire-order.ts'))

/**
 * Gives the move that concludes the order (`hireOrder`), which comes while the buyer reads the page: a press finds it
 * there. Where it never came, the connection is lost: the buyer is told, and nothing was ordered.
 */
export function useHire(): () => Promise<Prepared> {
  const store = useVisitorStore()
  const warn = useWarn()
  const isLost = useLostSession()
  const { channel, configuration } = useIssuer()
  const { shortName } = configuration.issuer
  const { accessManagement } = channel.features
  useEffect(() => {
    void loadHiring().catch(() => {})
  }, [])
  return useCallback(async () => {
    const hiring = await loadHiring().catch(() => null)
    if (hiring) return hiring.hireOrder({ store, warn, isLost, shortName, accessManagement })
    warn(await loadWarning('lost', shortName))
    return 'stay'
  }, [store, warn, isLost, shortName, accessManagement])
}
