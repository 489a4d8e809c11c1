import { useIssuer } from '../../always/issuer/store-view.ts'
import { useNavigateKeepingQuery } from '../../always/navigation/use-kept-query.ts'
import { useCartHost } from '../../purchase/cart/public.ts'
import { useAnnounce } from '../../ui/feedback/live-region.tsx'
import { cartPageOf } from '../../visit/cart-page-of.ts'
import { OFFER_PARAMETER } from '../../visit/choose-offer.ts'
import { applySimulation } from '../../visit/simulation-moves.ts'
import { useVisitorStore } from '../../visit/visitor-provider.tsx'
import type { VisitorState } from '../../visit/visitor-state.ts'
import { simulationCopy as copy } from './copy.ts'
import type { LoadedSimulation } from './load-simulation.server.ts'

/** Gives the function that makes a simulation the visitor's cart and leads to its page. */
export function useSimulation({ cart, offer }: LoadedSimulation): () => void {
  const store = useVisitorStore()
  const { identity } = useIssuer()
  const { ask } = useCartHost()
  const announce = useAnnounce()
  const go = useNavigateKeepingQuery()
  return () => {
    const { asideCarts: before = [] } = store.getState().shopping
    const { asked } = store.getState().offers
    store.move(applySimulation, cart, offer)
    const { shopping } = store.getState()
    announce(copy.used)
    // An offer that the address names would be followed again instead of the simulation's.
    go(cartPageOf(identity, shopping), { drop: asked === (offer?.code ?? null) ? [] : [OFFER_PARAMETER] })
    if (shopping.asideCarts !== undefined && shopping.asideCarts !== before) ask({ kind: 'aside' })
  }
}

/** Whether the visitor has a cart that makes way for the simulation's. */
export function keepsCartAside(visit: VisitorState, { cart, offer }: LoadedSimulation): boolean {
  const { asideCarts } = applySimulation(visit, cart, offer).shopping
  return asideCarts !== undefined && asideCarts !== visit.shopping.asideCarts
}
