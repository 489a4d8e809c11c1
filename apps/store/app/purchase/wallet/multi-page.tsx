import { isReachable } from '../../addresses/find-page.ts'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { shellCopy } from '../../always/navigation/copy.ts'
import { KeepQueryLink } from '../../always/navigation/keep-query-link.tsx'
import { Breadcrumb } from '../../ui/layout/breadcrumb.tsx'
import { SidePage } from '../../ui/layout/side-page.tsx'
import { useRestored } from '../../visit/visitor-provider.tsx'
import {
  CartContent,
  CartSummary,
  DeliveryForecast,
  OtherCart,
  type PaintedProduct,
  ProceedButton,
  useCartIntro,
  useOtherLines,
} from '../cart/public.ts'
import type { ProductView } from '../catalogue/public.ts'
import { BalanceChips } from './balance-chips.tsx'
import { walletCopy } from './copy.ts'
import { OfferShortfall } from './offer-shortfall.tsx'
import type { OfferView } from './offer-view.ts'
import { WalletBlock } from './wallet-block.tsx'

interface MultiPageProps {
  readonly modality: { readonly groupCode: number; readonly name: string; readonly destination: string }
  /** The balances of the channel. */
  readonly products: readonly ProductView[]
  readonly offers: readonly OfferView[]
  readonly onProceed: () => void
  readonly isProceeding: boolean
}

const CRUMBS = [
  { label: walletCopy.crumbContracted, href: '/solucoes-contratadas' },
  { label: walletCopy.crumbBenefits, href: '/contrate-mais/benefits' },
] as const

/** The Multi cart: the card, the balances that it may get, its price and the way on. */
export function MultiPage({ modality, products, offers, onProceed, isProceeding }: MultiPageProps) {
  useCartIntro({ isSold: products.length > 0 })
  const { groupCode, name, destination } = modality
  const { isOther } = useOtherLines(groupCode)
  const { identity } = useIssuer()
  const isRestored = useRestored()
  const painted = new Map<number, PaintedProduct>(
    products.map(({ code, name: label, colourToken }) => [
      code,
      { name: label, tone: colourToken, isAddOn: false },
    ]),
  )
  const crumbs = CRUMBS.map(({ label, href }) =>
    isReachable(href, identity.issuerKind) ? { label, href } : { label },
  )
  return (
    <SidePage
      above={
        <Breadcrumb
          crumbs={[...crumbs, { label: walletCopy.crumbHere }]}
          renderLink={(href, label) => <KeepQueryLink to={href}>{label}</KeepQueryLink>}
        />
      }
      title={walletCopy.title}
      intro={walletCopy.intro}
      isIntroWide
      waiting={!isRestored}
      side={
        !isOther && (
          <CartSummary continueTo={`${destination}#produtos`}>
            <ProceedButton
              label={walletCopy.proceed}
              way={{ is: 'ready', go: onProceed }}
              busy={isProceeding}
              isStart
              beginWith={walletCopy.beginWith}
            />
          </CartSummary>
        )
      }
    >
      <CartContent
        products={painted}
        other={<OtherCart groupCode={groupCode} name={name} />}
        isOther={isOther}
        block={
          <WalletBlock
            groupCode={groupCode}
            name={name}
            products={painted}
            notice={<OfferShortfall groupCode={groupCode} offers={offers} products={products} />}
            onChips={new Set(products.map(({ code }) => code))}
            chips={<BalanceChips groupCode={groupCode} products={products} />}
          />
        }
      />
      {/* Under the outlines of cart and balances it would move as soon as they are there. */}
      {isRestored && (
        <>
          <DeliveryForecast />
          <p>
            <KeepQueryLink to="/economia">{shellCopy.savings}</KeepQueryLink>
          </p>
        </>
      )}
    </SidePage>
  )
}
