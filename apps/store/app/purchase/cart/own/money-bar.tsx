import { LoadingRegion } from '../../../ui/feedback/loading-region.tsx'
import { StackedBar } from '../../../ui/feedback/stacked-bar.tsx'
import { Skeleton } from '../../../ui/marks/skeleton.tsx'
import { cartCopy } from '../copy.ts'
import { useCartState } from '../frame/use-cart-state.ts'
import { moneyParts, type PaintedProduct } from '../price/money-parts.ts'
import { usePricing } from '../price/use-pricing.ts'

interface MoneyBarProps {
  readonly products: ReadonlyMap<number, PaintedProduct>
}

/** Where the money goes, or that it is being counted. */
export function MoneyBar({ products }: MoneyBarProps) {
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
