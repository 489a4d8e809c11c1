import { useCallback } from 'react'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { useNavigateKeepingQuery } from '../../../always/navigation/use-kept-query.ts'
import { useVisitorStore } from '../../../visit/visitor-provider.tsx'
import { cartPageOf } from '../../cart/public.ts'
import { useHire } from '../../checkout/public.ts'
import { FLOWS, type OrderFlowName } from '../../flow/public.ts'

/** Pays, where something is paid now, and hires; then leads to the end, or to the data that have to be looked at again. */
export function useConclude(flow: OrderFlowName, pay: () => Promise<boolean>): () => Promise<void> {
  const hire = useHire()
  const { pages } = FLOWS[flow]
  const go = useNavigateKeepingQuery()
  const store = useVisitorStore()
  const { identity } = useIssuer()
  return useCallback(async () => {
    if (!(await pay())) return
    const reached = await hire()
    // The order cannot be left and made again: there is no way back to its review.
    if (reached === 'orderDone') go(pages.orderDone.path, { replace: true })
    if (reached === 'companyData') go(pages.companyData.path)
    if (reached === 'orderCart') go(cartPageOf(identity, store.getState().shopping))
  }, [hire, go, pay, pages, store, identity])
}
