import { groupCodesOf } from '@benefits/domain/offer/group-codes-of'
import type { PricedPlan } from '@benefits/domain/plans/price-table'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { KeepQueryLink } from '../../../always/navigation/keep-query-link.tsx'
import { useHome } from '../../../always/navigation/use-home.ts'
import { useNavigateKeepingQuery } from '../../../always/navigation/use-kept-query.ts'
import type { ProductView } from '../../../purchase/catalogue/public.ts'
import { LoadingRegion } from '../../../ui/feedback/loading-region.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Skeleton } from '../../../ui/marks/skeleton.tsx'
import { buttonClass } from '../../../ui/press/button-class.ts'
import { OFFER_CART } from '../../../visit/cart-page-of.ts'
import { OFFER_PARAMETER } from '../../../visit/choose-offer.ts'
import { followedOffer } from '../../../visit/offer-of.ts'
import type { OfferView } from '../../../visit/offers-slice.ts'
import { useRestored, useVisitor } from '../../../visit/visitor-provider.tsx'
import { offerCopy as copy } from '../copy.ts'
import { CardCombo } from './card-combo.tsx'
import { PlanCombo } from './plan-combo.tsx'

interface ComboPageProps {
  /** The modality of the address; null where it names none. */
  readonly modality: string | null
  readonly products: readonly ProductView[]
  readonly plans: readonly PricedPlan[]
  readonly onProceed: () => void
  readonly isProceeding: boolean
}

/** The package of the followed offer: cards or balances and services, or a plan with its services. */
export function ComboPage({ modality, ...parts }: ComboPageProps) {
  const { offer, isFailed } = useComboOffer(modality)
  const { hrGroupCode } = useIssuer().identity.selling
  if (offer === null) return <OfferOnItsWay isFailed={isFailed} />
  const [groupCode = 0] = groupCodesOf(offer)
  return groupCode === hrGroupCode ? (
    <PlanCombo offer={offer} {...parts} />
  ) : (
    <CardCombo offer={offer} groupCode={groupCode} {...parts} />
  )
}

/** What stands until the offer is known, and where it could not be loaded. */
function OfferOnItsWay({ isFailed }: { readonly isFailed: boolean }) {
  const home = useHome(copy.home)
  const { shortName } = useIssuer().configuration.issuer
  return (
    <Page title={copy.title(shortName)} text={isFailed ? copy.failed : copy.loading} isTextWide={!isFailed}>
      {isFailed ? (
        <KeepQueryLink to={home.to} className={buttonClass({ variant: 'secondary' })}>
          {home.label}
        </KeepQueryLink>
      ) : (
        <LoadingRegion loading skeleton={<Skeleton size="panel" count={2} />} />
      )}
    </Page>
  )
}

/** Where a page of the package stands. */
interface ComboOffer {
  /** The followed offer, once it is known and this is its page. */
  readonly offer: OfferView | null
  /** It could not be loaded: the modal said why. */
  readonly isFailed: boolean
}

/**
 * The offer of a page of the package, whose modality the address names (null: none). Without an offer it leads to the
 * initial page, with one of another modality to that one's package (docs/rules/offers.md: package-address).
 */
function useComboOffer(modality: string | null): ComboOffer {
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
