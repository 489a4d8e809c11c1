import { useIssuer } from '../../always/issuer/store-view.ts'
import { useNavigateKeepingQuery } from '../../always/navigation/use-kept-query.ts'
import { useCartHost } from '../../purchase/cart/public.ts'
import { useAnnounce } from '../../ui/feedback/live-region.tsx'
import { cartPageOf } from '../../visit/cart-page-of.ts'
import { OFFER_PARAMETER } from '../../visit/choose-offer.ts'
import { takeProposal } from '../../visit/proposal-moves.ts'
import { useVisitorStore } from '../../visit/visitor-provider.tsx'
import { proposalPageCopy as copy } from './copy.ts'
import type { LoadedProposal } from './load-proposal.server.ts'

/** Gives the function that makes a proposal's cart the visitor's own and leads to its page. */
export function useTakeProposal({
  state,
  cart,
  offer,
  cnpj,
  key,
  number,
  validUntil,
}: LoadedProposal): () => void {
  const store = useVisitorStore()
  const { identity } = useIssuer()
  const { ask } = useCartHost()
  const announce = useAnnounce()
  const go = useNavigateKeepingQuery()
  return () => {
    const { asideCarts: before = [] } = store.getState().shopping
    const { asked } = store.getState().offers
    store.move(takeProposal, { isOpen: state === 'open', cart, offer, cnpj, key, number, validUntil })
    const { shopping } = store.getState()
    announce(copy.taken)
    // An offer that the address names would be followed again instead of the proposal's.
    go(cartPageOf(identity, shopping), { drop: asked === (offer?.code ?? null) ? [] : [OFFER_PARAMETER] })
    if (shopping.asideCarts !== undefined && shopping.asideCarts !== before) ask({ kind: 'aside' })
  }
}
