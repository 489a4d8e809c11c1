import type { PricedPlan } from '@benefits/domain/pricing/price-table'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import type { ProductView } from '../../../purchase/catalogue/public.ts'
import { groupCodesOf } from '../../../visit/offers-moves.ts'
import { OfferOnItsWay } from './offer-on-its-way.tsx'
import { PlanCombo } from './plan-combo.tsx'
import { useComboOffer } from './use-combo-offer.ts'
import { WalletCombo } from './wallet-combo.tsx'

interface ComboPageProps {
  /** The modality of the address; null where it names none. */
  readonly modality: string | null
  readonly products: readonly ProductView[]
  readonly plans: readonly PricedPlan[]
  readonly onProceed: () => void
  readonly isProceeding: boolean
}

/** The package of the followed offer: balances and services, or a plan with its services. */
export function ComboPage({ modality, ...parts }: ComboPageProps) {
  const { offer, isFailed } = useComboOffer(modality)
  const { hrGroupCode } = useIssuer().identity.selling
  if (offer === null) return <OfferOnItsWay isFailed={isFailed} />
  const [groupCode = 0] = groupCodesOf(offer)
  return groupCode === hrGroupCode ? (
    <PlanCombo offer={offer} {...parts} />
  ) : (
    <WalletCombo offer={offer} groupCode={groupCode} {...parts} />
  )
}
