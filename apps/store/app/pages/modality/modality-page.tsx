import { hasPassThroughFee, PASS_THROUGH_FEE } from '@benefits/copy/pass-through-fee'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { cartPath } from '../../addresses/cart-paths.ts'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { useNavigateKeepingQuery } from '../../always/navigation/use-kept-query.ts'
import {
  CartSummary,
  cartCopy,
  DeliveryForecast,
  ProceedButton,
  useCartIntro,
  useCartState,
  usePricing,
} from '../../purchase/cart/public.ts'
import { ProductShelf, type ProductView } from '../../purchase/catalogue/public.ts'
import { WalletForm } from '../../purchase/wallet/public.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/marks/skeleton.tsx'
import { Button } from '../../ui/press/button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useRestored } from '../../visit/visitor-provider.tsx'
import { modalityCopy } from './copy.ts'
import styles from './modality-page.module.css'

interface ModalityPageProps {
  readonly modality: {
    readonly name: string
    readonly subtitle: string
    readonly description: string
    readonly groupCode: number
    readonly isWalletGroupCard: boolean
  }
  readonly products: readonly ProductView[]
}

/** The bank partners' page of a modality: the form of a wallet, or a card for each product. */
export function ModalityPage({ modality, products }: ModalityPageProps) {
  useCartIntro({ isSold: products.length > 0 })
  const { identity } = useIssuer()
  const { name, subtitle, description, groupCode, isWalletGroupCard } = modality
  const cartHref = cartPath(identity, groupCode)
  return (
    <Page
      title={name}
      subtitle={subtitle}
      text={description}
      className={isWalletGroupCard ? styles.wallet : undefined}
    >
      {products.length === 0 && <EmptyState>{modalityCopy.noProducts}</EmptyState>}
      {products.length > 0 && isWalletGroupCard && (
        <div>
          <WalletForm modality={modality} products={products} />
        </div>
      )}
      {products.length > 0 && !isWalletGroupCard && (
        <section aria-labelledby="produtos">
          <h2 id="produtos" className={styles.heading}>
            {modalityCopy.products}
          </h2>
          <ProductShelf products={products} cartHref={cartHref} />
        </section>
      )}
      <DeliveryForecast />
      {!isWalletGroupCard && <ShelfTotal cartHref={cartHref} />}
    </Page>
  )
}

/**
 * What the cart costs so far, in sight as soon as something is in it: in the sheet of a narrow screen, on a strip at
 * the foot of a wide one (docs/rules/screens.md: shelf-total).
 */
function ShelfTotal({ cartHref }: { readonly cartHref: string }) {
  const { lines } = useCartState()
  const { pricing, failure } = usePricing()
  const isRestored = useRestored()
  const go = useNavigateKeepingQuery()
  if (!isRestored || lines.length === 0) return null
  const proceed = () => go(cartHref)
  // What the shelf puts into the cart is filled in: its price is on its way.
  const isAwaited = pricing === null && failure === null
  return (
    <>
      <div className={styles.total}>
        <CartSummary look="brief">
          <ProceedButton label={modalityCopy.toCart} way={{ is: 'instead', go: proceed }} />
        </CartSummary>
      </div>
      <div className={styles.strip}>
        <p className={styles.amount} aria-busy={isAwaited}>
          <span>{cartCopy.total}</span>
          {isAwaited ? (
            <span className={styles.waiting}>
              <Skeleton size="money" />
              <VisuallyHidden>{cartCopy.pricing}</VisuallyHidden>
            </span>
          ) : (
            <strong className={styles.sum}>{pricing ? formatBrl(pricing.totalWithDiscount) : '–'}</strong>
          )}
          {hasPassThroughFee(lines) && <span>{PASS_THROUGH_FEE.line}</span>}
        </p>
        <Button onClick={proceed}>{modalityCopy.toCart}</Button>
      </div>
    </>
  )
}
