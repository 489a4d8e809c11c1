import { OfferOnItsWay } from './offer-on-its-way.tsx'
import { useComboOffer } from './use-combo-offer.ts'

/** The page of an offer, '/oferta': leads to the package of the offer that its address selects. */
export function OfferEntry() {
  const { isFailed } = useComboOffer(null)
  return <OfferOnItsWay isFailed={isFailed} />
}
