import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadingRegion } from '../../../ui/feedback/loading-region.tsx'
import { CartOrContracted } from '../beside/cart-or-contracted.tsx'
import { cartCopy } from '../copy.ts'
import { MoneyBar, OfferLack } from '../drawer/cart-content.tsx'
import { CartOutline } from '../drawer/cart-outline.tsx'
import { FreeBenefits, PointsCard } from '../price/cart-benefits.tsx'
import type { PaintedProduct } from '../price/money-parts.ts'
import { usePricing } from '../price/use-pricing.ts'
import styles from './own-cart.module.css'
import { OWN_CART } from './own-cart.tsx'
import { useShownRows } from './use-shown-rows.ts'

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
  return (
    <div className={styles.after}>
      <OfferLack />
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
