import { LoadingRegion } from '../../../ui/feedback/loading-region.tsx'
import { StackedBar } from '../../../ui/feedback/stacked-bar.tsx'
import { Skeleton } from '../../../ui/marks/skeleton.tsx'
import { cartCopy } from '../copy.ts'
import { useCartState } from '../frame/use-cart-state.ts'
import { moneyParts, type PaintedProduct } from '../price/money-parts.ts'
import { usePricing } from '../price/use-pricing.ts'

interface MoneyBarProps {
  readonly products: ReadonlyMap<number, PaintedProduct>
  /** The lines stand above it with colour and amount: the legend has fees and discounts alone. */
  readonly isTold?: boolean
}

/** Where the money goes, or that it is being counted. */
export function MoneyBar({ products, isTold = false }: MoneyBarProps) {
  const { lines } = useCartState()
  const { pricing, isLoading } = usePricing()
  return (
    <LoadingRegion
      loading={isLoading}
      text={cartCopy.pricing}
      skeleton={<Skeleton size="text" count={isTold ? 3 : lines.length + 3} />}
    >
      {pricing && (
        <StackedBar
          caption={cartCopy.moneyCaption}
          parts={moneyParts(pricing, products, lines, { isTold })}
        />
      )}
    </LoadingRegion>
  )
}
