import { readWallet } from '@benefits/domain/cart/wallet/read-wallet'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { offerNeeds } from '@benefits/domain/offer/offer-needs'
import { leastCards, walletShortfall } from '@benefits/domain/offer/wallet-shortfall'
import { Alert } from '../../ui/feedback/alert.tsx'
import { useVisitor } from '../../visit/visitor-provider.tsx'
import { useCartState } from '../cart/public.ts'
import type { ProductView } from '../catalogue/public.ts'
import { walletCopy } from './copy.ts'
import type { OfferView } from './offer-view.ts'

interface OfferShortfallProps {
  readonly groupCode: number
  /** Offers in force; the visit follows at most one of them. */
  readonly offers: readonly OfferView[]
  readonly products: readonly ProductView[]
}

/** What the wallet lacks for the offer that the visit follows; nothing without one, or when it is met. */
export function OfferShortfall({ groupCode, offers, products }: OfferShortfallProps) {
  const offerCode = useVisitor(({ shopping }) => shopping.offerCode)
  const wallet = readWallet(useCartState(), groupCode)
  const offer = offers.find(({ code }) => code === offerCode)
  if (!offer) return null
  const needs = offerNeeds(offer, new Map(products.map((product) => [product.code, product])))
  const lack = walletShortfall(offer, needs, groupCode, wallet)
  if (!lack) return null
  const value = formatBrl(lack.valuePerCard)
  return (
    <Alert
      kind="warning"
      title={lack.cards > 0 ? walletCopy.shortfall(lack.cards, value) : walletCopy.shortValue(value)}
    >
      {walletCopy.offerNeeds(
        offer.name,
        leastCards(offer, wallet.balances.length),
        formatBrl(offer.minValue),
      )}
    </Alert>
  )
}
