import { lazy, Suspense } from 'react'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadingRegion } from '../../../ui/feedback/loading-region.tsx'
import { loadPart } from '../../../ui/load-part.ts'
import { offerOf } from '../../../visit/offer-of.ts'
import { useVisitor } from '../../../visit/visitor-provider.tsx'
import { CartOrContracted } from '../contracted/cart-or-contracted.tsx'
import { cartCopy } from '../copy.ts'
import { CartOutline } from '../drawer/cart-outline.tsx'
import { FreeBenefits, PointsCard } from '../price/cart-benefits.tsx'
import type { PaintedProduct } from '../price/money-parts.ts'
import { usePricing } from '../price/use-pricing.ts'
import { MoneyBar } from './money-bar.tsx'
import styles from './own-cart.module.css'
import { OWN_CART } from './own-cart.tsx'
import { useShownRows } from './use-shown-rows.ts'

// A visit without an offer loads nothing of it.
const OfferLack = lazy(() => loadPart(() => import('../offered/offer-lack.tsx')))

interface AfterShelfProps {
  readonly title: string
  readonly products: ReadonlyMap<number, PaintedProduct>
}

/** Below what may be added: what the cart's money is for and what is free, or that the cart is empty. */
export function AfterShelf({ title, products }: AfterShelfProps) {
  const rows = useShownRows()
  if (rows === null || rows === 0)
    return (
      <section aria-labelledby={rows === 0 ? OWN_CART : undefined}>
        <h2 id={rows === 0 ? OWN_CART : undefined} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <LoadingRegion loading={rows === null} skeleton={<CartOutline isReview={false} />}>
          <CartOrContracted>
            <EmptyState>{cartCopy.empty}</EmptyState>
          </CartOrContracted>
        </LoadingRegion>
      </section>
    )
  return <Money products={products} />
}

function Money({ products }: Pick<AfterShelfProps, 'products'>) {
  const { pricing, isLoading } = usePricing()
  const isOffered = useVisitor(({ shopping }) => offerOf(shopping) !== null)
  if (!pricing && !isLoading && !isOffered) return null
  return (
    <div className={styles.after}>
      {isOffered && (
        <Suspense>
          <OfferLack />
        </Suspense>
      )}
      {(pricing || isLoading) && (
        <div className={styles.panel}>
          <MoneyBar products={products} />
        </div>
      )}
      {pricing && <PointsCard pricing={pricing} />}
      {pricing && <FreeBenefits pricing={pricing} />}
    </div>
  )
}
