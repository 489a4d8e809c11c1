import type { Pricing } from '@benefits/domain/pricing/pricing'
import { lazy, memo, Suspense, useDeferredValue } from 'react'
import { SpotEmptyCart } from '../../../ui/art/spot-empty-cart.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadingRegion } from '../../../ui/feedback/loading-region.tsx'
import { StackedBar } from '../../../ui/feedback/stacked-bar.tsx'
import { loadPart } from '../../../ui/load-part.ts'
import { Skeleton } from '../../../ui/marks/skeleton.tsx'
import { offerOf } from '../../../visit/offer-of.ts'
import { useRestored, useVisitor } from '../../../visit/visitor-provider.tsx'
import { CartOrContracted } from '../beside/cart-or-contracted.tsx'
import { cartCopy } from '../copy.ts'
import { FreeBenefits, PointsCard } from '../price/cart-benefits.tsx'
import { moneyParts, type PaintedProduct } from '../price/money-parts.ts'
import { usePricing } from '../price/use-pricing.ts'
import { useCartState } from '../state/use-cart-state.ts'
import { CartTable } from '../table/cart-table.tsx'
import styles from './cart-content.module.css'
import { CartOutline } from './cart-outline.tsx'

const LateOfferLack = lazy(() => loadPart(() => import('../beside/offer-lack.tsx')))

interface CartContentProps {
  readonly products: ReadonlyMap<number, PaintedProduct>
  /** A modality's own way to show and edit its lines, in the place of the table; it stands in an empty cart too. */
  readonly block?: Elements
  /** What the cart holds of another modality, above it. */
  readonly other?: Elements
  /** The cart is another modality's as a whole: its money is not told here. */
  readonly isOther?: boolean
  /** The lines are read, and edited at a press. */
  readonly isReview?: boolean
}

/** The generic cart: products, where the money goes, what is free and what is earned. */
export const CartContent = memo(function CartContent(props: CartContentProps) {
  const isRestored = useRestored()
  return (
    <LoadingRegion loading={!isRestored} skeleton={<CartOutline isReview={props.isReview ?? false} />}>
      <CartOrContracted>
        <CartLines {...props} />
      </CartOrContracted>
    </LoadingRegion>
  )
})

function CartLines({ products, block, other, isOther = false, isReview = false }: CartContentProps) {
  const { lines } = useCartState()
  const { pricing: whole, isLoading } = usePricing()
  const pricing = isOther ? null : whole
  const isEmpty = lines.length === 0
  // The table comes after the answer to the press that filled the cart, which stands elsewhere.
  const wasEmpty = useDeferredValue(isEmpty)
  if ((isEmpty || wasEmpty) && !block)
    return <EmptyState art={<SpotEmptyCart />}>{cartCopy.empty}</EmptyState>
  return (
    <div className={styles.content}>
      {other}
      <OfferLack />
      <div className={styles.panel}>
        {block || <CartTable products={products} isReview={isReview} />}
        {(pricing ? !isReview || isMoreThanCredit(pricing) : isLoading && !isOther) && (
          <div className={styles.money}>
            <MoneyBar products={products} />
          </div>
        )}
      </div>
      {pricing && <PointsCard pricing={pricing} />}
      {/* They invite; who reads the cart once more has chosen, and the summary tells what costs nothing. */}
      {pricing && !isReview && <FreeBenefits pricing={pricing} />}
    </div>
  )
}

/** Whether a price has fees or discounts: without them the bar would tell the lines above it once more. */
function isMoreThanCredit(pricing: Pricing): boolean {
  return pricing.totalFees > 0 || pricing.total !== pricing.totalWithDiscount
}

/** That the cart is out of its offer; a visit without an offer loads nothing of it. */
export function OfferLack() {
  const isOffered = useVisitor(({ shopping }) => offerOf(shopping) !== null)
  return (
    isOffered && (
      <Suspense>
        <LateOfferLack />
      </Suspense>
    )
  )
}

/** Where the money goes, or that it is being counted. */
export function MoneyBar({ products }: Pick<CartContentProps, 'products'>) {
  const { lines } = useCartState()
  const { pricing, isLoading } = usePricing()
  return (
    <LoadingRegion
      loading={isLoading}
      text={cartCopy.pricing}
      skeleton={<Skeleton size="text" count={lines.length + 3} />}
    >
      {pricing && <StackedBar caption={cartCopy.moneyCaption} parts={moneyParts(pricing, products, lines)} />}
    </LoadingRegion>
  )
}
