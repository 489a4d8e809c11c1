import { assessOffer, type OfferAssessment } from '@benefits/domain/offer/assess-offer'
import type { DescribedOffer } from '@benefits/domain/offer/describe-offer'
import { useMemo } from 'react'
import { useWalletGroups } from '../../../always/issuer/store-view.ts'
import { useCartState } from '../../../purchase/cart/public.ts'
import { useVisitor } from '../../../visit/visitor-provider.tsx'

/** What an offer makes of the visitor's cart as it stands. */
export function useAssessedOffer(offer: DescribedOffer): OfferAssessment {
  const cart = useCartState()
  const walletGroupCodes = useWalletGroups()
  const contracted = useVisitor(({ customer }) => customer.contractedProducts)
  return useMemo(
    () => assessOffer(offer, cart, { walletGroupCodes, contractedCodes: contracted.map(({ code }) => code) }),
    [offer, cart, walletGroupCodes, contracted],
  )
}
