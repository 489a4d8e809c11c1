import { useRestored } from '../../state/visitor-provider.tsx'
import { SpotEmptyCart } from '../../ui/art/spot-empty-cart.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadingRegion } from '../../ui/loading-region.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StackedBar } from '../../ui/stacked-bar.tsx'
import styles from './cart-content.module.css'
import { CartOrContracted } from './cart-or-contracted.tsx'
import { CartTable } from './cart-table.tsx'
import { cartCopy } from './copy.ts'
import { FreeBenefits } from './free-benefits.tsx'
import { moneyParts, type PaintedProduct } from './money-parts.ts'
import { PointsCard } from './points-card.tsx'
import { useCartState } from './use-cart-state.ts'
import { usePricing } from './use-pricing.ts'

/** The generic cart (spec 1 §2.7): products, where the money goes, what is free and what is earned. */
export function CartContent({ products }: { readonly products: ReadonlyMap<number, PaintedProduct> }) {
  const isRestored = useRestored()
  return (
    <LoadingRegion loading={!isRestored} skeleton={<Skeleton size="row" count={3} />}>
      <CartOrContracted>
        <CartLines products={products} />
      </CartOrContracted>
    </LoadingRegion>
  )
}

function CartLines({ products }: { readonly products: ReadonlyMap<number, PaintedProduct> }) {
  const { lines } = useCartState()
  const { pricing, isLoading } = usePricing()
  if (lines.length === 0) return <EmptyState art={<SpotEmptyCart />}>{cartCopy.empty}</EmptyState>
  return (
    <div className={styles.content}>
      <div className={styles.panel}>
        <CartTable products={products} />
        <div className={styles.money}>
          <LoadingRegion
            loading={isLoading}
            text={cartCopy.pricing}
            skeleton={<Skeleton size="text" count={lines.length + 3} />}
          >
            {pricing && <StackedBar caption={cartCopy.moneyCaption} parts={moneyParts(pricing, products)} />}
          </LoadingRegion>
        </div>
      </div>
      {pricing && <PointsCard pricing={pricing} />}
      {pricing && <FreeBenefits pricing={pricing} />}
    </div>
  )
}
