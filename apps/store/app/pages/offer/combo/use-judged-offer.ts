import type { DescribedOffer } from '@benefits/domain/offer/describe-offer'
import { judgeOffer, type OfferJudgement } from '@benefits/domain/offer/judge-offer'
import { useMemo } from 'react'
import { useWalletGroups } from '../../../always/issuer/store-view.ts'
import { useCartState } from '../../../purchase/cart/public.ts'
import { useVisitor } from '../../../visit/visitor-provider.tsx'

/** What an offer makes of the visitor's cart as it stands. */
export function useJudgedOffer(offer: DescribedOffer): OfferJudgement {
  const cart = useCartState()
  const walletGroupCodes = useWalletGroups()
  const contracted = useVisitor(({ customer }) => customer.contractedProducts)
  return useMemo(
    () => judgeOffer(offer, cart, { walletGroupCodes, contractedCodes: contracted.map(({ code }) => code) }),
    [offer, cart, walletGroupCodes, contracted],
  )
}
