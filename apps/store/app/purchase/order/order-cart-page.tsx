import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { shellCopy } from '../../always/navigation/copy.ts'
import { KeepQueryLink } from '../../always/navigation/keep-query-link.tsx'
import { SidePage } from '../../ui/layout/side-page.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useVisitor, useVisitorStore } from '../../visit/visitor-provider.tsx'
import {
  CartContent,
  CartSummary,
  DeliveryForecast,
  type PaintedProduct,
  ProceedButton,
} from '../cart/public.ts'
import { useProceed } from '../checkout/public.ts'
import { OrderSteps, titleOfStep, useEntryGuard } from '../flow/public.ts'
import { needsProposal } from '../proposal/public.ts'
import { WalletBlock } from '../wallet/public.ts'
import { orderCopy as copy } from './copy.ts'
import styles from './order-cart-page.module.css'

interface OrderCartPageProps {
  readonly products: ReadonlyMap<number, PaintedProduct>
  /** Each modality's own page, by its group code: where 'Continuar comprando' leads. */
  readonly destinations: ReadonlyMap<number, string>
}

/** The bank partners' generic cart: what is in it, when it comes, what it costs. */
export function OrderCartPage({ products, destinations }: OrderCartPageProps) {
  const isOpen = useEntryGuard('orderCart')
  const groupCode = useVisitor(({ shopping }) => shopping.cart.selectedGroupCode)
  const { walletGroupCodes, hrGroupCode } = useIssuer().identity.selling
  const isWallet = groupCode !== null && walletGroupCodes.includes(groupCode)
  const { proceed, busy, proposal } = useProceed('orderCart')
  useAskOnArrival(isOpen, proposal.askOverPrice)
  return (
    <SidePage
      above={<OrderSteps page="orderCart" />}
      title={titleOfStep('orderCart')}
      intro={copy.cartIntro}
      side={
        <div className={styles.side} data-away={proposal.isOpen ? '' : undefined}>
          <CartSummary look="checkout" continueTo={destinations.get(groupCode ?? -1) ?? '/'}>
            <ProceedButton label={copy.proceed} way={{ is: 'ready', go: proceed }} busy={busy} />
          </CartSummary>
        </div>
      }
    >
      <VisuallyHidden as="h2">{copy.cartContent}</VisuallyHidden>
      <CartContent
        products={products}
        block={isWallet ? <WalletBlock groupCode={groupCode} products={products} /> : null}
      />
      {/* Under the outline of the cart it would move as soon as the cart is there. */}
      {isOpen && groupCode !== hrGroupCode && (
        <>
          <DeliveryForecast />
          <p>
            <KeepQueryLink to="/economia">{shellCopy.savings}</KeepQueryLink>
          </p>
        </>
      )}
      {proposal.dialog}
    </SidePage>
  )
}

/**
 * Whoever follows a link here is asked who buys; not who comes back or loads the page again (docs/rules/checkout.md:
 * proposal).
 */
function useAskOnArrival(isOpen: boolean, ask: () => void) {
  const store = useVisitorStore()
  const { accessManagement } = useIssuer().channel.features
  const isFollowed = useNavigationType() === 'PUSH'
  const isAsked = useRef(false)
  useEffect(() => {
    if (!isOpen || isAsked.current) return
    isAsked.current = true
    if (isFollowed && !accessManagement && needsProposal(store.getState())) ask()
  }, [isOpen, isFollowed, accessManagement, store, ask])
}
