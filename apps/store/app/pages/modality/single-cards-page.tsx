import { useMemo, useRef } from 'react'
import { shellCopy } from '../../always/navigation/copy.ts'
import { KeepQueryLink } from '../../always/navigation/keep-query-link.tsx'
import {
  AfterShelf,
  CartSummary,
  DeliveryForecast,
  OwnCart,
  type PaintedProduct,
  ProceedButton,
  useCartIntro,
} from '../../purchase/cart/public.ts'
import { ProductShelf, type ProductView } from '../../purchase/catalogue/public.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { SidePage } from '../../ui/layout/side-page.tsx'
import { modalityCopy } from './copy.ts'
import styles from './single-cards-page.module.css'

interface SingleCardsPageProps {
  readonly products: readonly ProductView[]
  /** The page's own address: where 'Continuar comprando' and 'Seguir para o carrinho' lead. */
  readonly destination: string
  readonly proceedLabel: string
  readonly onProceed: () => void
  readonly isProceeding: boolean
}

/** The single cards of a channel under the buyer's own cart, with its summary at the side. */
export function SingleCardsPage({
  products,
  destination,
  proceedLabel,
  onProceed,
  isProceeding,
}: SingleCardsPageProps) {
  useCartIntro({ isSold: products.length > 0 })
  const shelf = useRef<HTMLElement>(null)
  const painted = useMemo(
    () =>
      new Map<number, PaintedProduct>(
        products.map(({ code, name, colourToken }) => [code, { name, tone: colourToken }]),
      ),
    [products],
  )
  return (
    <SidePage
      title={modalityCopy.singleCardsTitle}
      intro={modalityCopy.singleCardsIntro}
      side={
        <CartSummary continueTo={`${destination}#produtos`}>
          <ProceedButton
            label={proceedLabel}
            way={{ is: 'ready', go: onProceed }}
            busy={isProceeding}
            isStart
          />
        </CartSummary>
      }
    >
      <OwnCart title={modalityCopy.cart} products={painted} below={shelf} />
      <section ref={shelf} aria-labelledby="produtos">
        <h2 id="produtos" className={styles.heading}>
          {modalityCopy.products}
        </h2>
        {products.length === 0 ? (
          <EmptyState>{modalityCopy.noProducts}</EmptyState>
        ) : (
          <ProductShelf products={products} cartHref={`${destination}#carrinho`} isBeside />
        )}
      </section>
      <AfterShelf title={modalityCopy.cart} products={painted} />
      <DeliveryForecast />
      <p>
        <KeepQueryLink to="/economia">{shellCopy.savings}</KeepQueryLink>
      </p>
    </SidePage>
  )
}
