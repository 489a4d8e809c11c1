import { useIssuer } from '../../issuer/store-view.ts'
import { useVisitor } from '../../state/visitor-provider.tsx'
import { SidePage } from '../../ui/layout/side-page.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { CartContent, CartSummary, DeliveryForecast, type PaintedProduct } from '../cart/public.ts'
import { useProceed } from '../checkout/public.ts'
import { WalletBlock } from '../wallet/public.ts'
import { orderCopy as copy } from './copy.ts'
import { useOrderGuard } from './use-order-guard.ts'

interface OrderCartPageProps {
  readonly products: ReadonlyMap<number, PaintedProduct>
  /** Each modality's own page, by its group code: where 'Continuar comprando' leads. */
  readonly destinations: ReadonlyMap<number, string>
}

/** The bank partners' generic cart: what is in it, when it comes, what it costs. */
export function OrderCartPage({ products, destinations }: OrderCartPageProps) {
  const isOpen = useOrderGuard()
  const groupCode = useVisitor(({ shopping }) => shopping.cart.selectedGroupCode)
  const { walletGroupCodes, hrGroupCode } = useIssuer().identity.selling
  const isWallet = groupCode !== null && walletGroupCodes.includes(groupCode)
  const { proceed, busy } = useProceed('orderCart')
  return (
    <SidePage
      title={copy.cartTitle}
      intro={copy.cartIntro}
      side={
        <CartSummary
          label={copy.proceed}
          mode="cart"
          onProceed={proceed}
          busy={busy}
          continueTo={destinations.get(groupCode ?? -1) ?? '/'}
        />
      }
    >
      <VisuallyHidden as="h2">{copy.cartContent}</VisuallyHidden>
      <CartContent
        products={products}
        block={isWallet ? <WalletBlock groupCode={groupCode} products={products} /> : null}
      />
      {/* Under the outline of the cart it would move as soon as the cart is there. */}
      {isOpen && groupCode !== hrGroupCode && <DeliveryForecast />}
    </SidePage>
  )
}
