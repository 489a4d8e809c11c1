import { useWalletGroups } from '../../always/issuer/store-view.ts'
import { SidePage } from '../../ui/layout/side-page.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import {
  CartContent,
  CartSummary,
  DeliveryForecast,
  FoldedFeeList,
  type PaintedProduct,
  ProceedButton,
  useCartPath,
  useCartState,
} from '../cart/public.ts'
import { TrailRow, titleOfStep, useEntryGuard } from '../flow/public.ts'
import { WalletBlock } from '../wallet/public.ts'
import { checkoutCopy } from './copy.ts'
import { useProceed } from './proceed/use-proceed.ts'

/** The cart once more, now that the company is known: what is edited here is registered again on leaving. */
export function CheckoutCartPage({ products }: { readonly products: ReadonlyMap<number, PaintedProduct> }) {
  const isOpen = useEntryGuard('checkoutCart')
  const { lines, selectedGroupCode: groupCode, jointGroupCodes } = useCartState()
  const hasCards = lines.some((line) => line.lineType !== 'hcm')
  const { proceed, busy } = useProceed('checkoutCart')
  // Beside other service groups the balances are lines like theirs.
  const walletGroups = useWalletGroups()
  const isWallet = groupCode !== null && jointGroupCodes.length === 0 && walletGroups.includes(groupCode)
  const destination = useCartPath()
  return (
    <SidePage
      above={<TrailRow at="cart" backTo={destination} />}
      title={titleOfStep('checkoutCart')}
      intro={checkoutCopy.cartIntro}
      side={
        <CartSummary look="checkout" fees={FoldedFeeList} continueTo={destination}>
          <ProceedButton label={checkoutCopy.proceed} way={{ is: 'ready', go: proceed }} busy={busy} />
        </CartSummary>
      }
    >
      <VisuallyHidden as="h2">{checkoutCopy.cartContent}</VisuallyHidden>
      <CartContent
        isReview
        products={products}
        block={isWallet ? <WalletBlock groupCode={groupCode} products={products} isReview /> : null}
      />
      {/* Under the outline of the cart it would move as soon as the cart is there. */}
      {isOpen && hasCards && <DeliveryForecast />}
    </SidePage>
  )
}
