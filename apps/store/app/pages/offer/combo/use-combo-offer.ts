import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { useNavigateKeepingQuery } from '../../../always/navigation/use-kept-query.ts'
import { OFFER_CART } from '../../../purchase/cart/public.ts'
import { OFFER_PARAMETER } from '../../../visit/choose-offer.ts'
import { followedOffer } from '../../../visit/offer-of.ts'
import { groupCodesOf } from '../../../visit/offers-moves.ts'
import type { OfferView } from '../../../visit/offers-slice.ts'
import { useRestored, useVisitor } from '../../../visit/visitor-provider.tsx'

/** Where a page of the package stands. */
export interface ComboOffer {
  /** The followed offer, once it is known and this is its page. */
  readonly offer: OfferView | null
  /** It could not be loaded: the modal said why. */
  readonly isFailed: boolean
}

/**
 * The offer of a page of the package, whose modality the address names (null: none). Without an offer it leads to the
 * initial page, with one of another modality to that one's package (docs/rules/offers.md: package-address).
 */
export function useComboOffer(modality: string | null): ComboOffer {
  const isRestored = useRestored()
  const go = useNavigateKeepingQuery()
  const { identity, channel } = useIssuer()
  const { initialPage } = channel
  const isAsked = new URLSearchParams(useLocation().search).has(OFFER_PARAMETER)
  const isSelected = useVisitor(({ shopping }) => shopping.offerCode !== null)
  const isLoading = useVisitor(({ offers }) => offers.isLoading)
  const offer = useVisitor(followedOffer)
  const [groupCode = -1] = offer ? groupCodesOf(offer) : []
  const own = offer ? (identity.selling.carts[groupCode] ?? null) : null
  const isHere = offer !== null && own !== null && own === modality

  useEffect(() => {
    if (!isRestored || isHere) return
    const isLost = offer === null ? !isAsked && !isSelected : own === null
    if (isLost) go(initialPage, { replace: true })
    else if (own !== null) go(`${OFFER_CART}/${own}`, { replace: true })
  }, [isRestored, isHere, offer, isAsked, isSelected, own, go, initialPage])

  return { offer: isHere ? offer : null, isFailed: isRestored && offer === null && !isLoading }
}
