import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { isPublicPath } from '../../../addresses/find-page.ts'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { useWarn, useWarnProblem } from '../../../always/warning/warning-provider.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { useAnnounce } from '../../../ui/feedback/live-region.tsx'
import { loadPart } from '../../../ui/load-part.ts'
import { enterChannel } from '../../../visit/cart-moves.ts'
import { useRestored, useVisitor, useVisitorStore } from '../../../visit/visitor-provider.tsx'
import type { Pricer } from '../price/schedule-repricing.ts'
import { loadRemovedNotice, RemovedProvider } from '../removed/removed-context.tsx'
import { CartContext } from '../state/cart-context.ts'
import type { CartQuestion } from '../state/cart-question.ts'

const CartDialog = lazy(() => loadPart(() => import('../drawer/cart-dialog.tsx')))
/** Nothing is priced before it is there, so it is asked for until it comes. */
const loadPricing = () => loadPart(() => import('../price/start-pricing.ts'), Number.POSITIVE_INFINITY)

/** Keeps the visitor's cart priced on every page and asks its questions; stands once around the pages. */
export function CartProvider({ children }: { readonly children: Elements }) {
  const [question, setQuestion] = useState<CartQuestion | null>(null)
  const [isOpen, setOpen] = useState(false)
  const pricer = usePricer()
  const ask = useCallback((next: CartQuestion) => {
    setQuestion(next)
    setOpen(true)
  }, [])
  const host = useMemo(() => ({ ask, retryPricing: () => pricer.current?.retry() }), [ask, pricer])
  return (
    <CartContext value={host}>
      <RemovedProvider>{children}</RemovedProvider>
      {question && (
        <Suspense fallback={null}>
          <CartDialog
            question={question}
            ask={ask}
            open={isOpen}
            onClose={() => setOpen(false)}
            onClosed={() => setQuestion(null)}
          />
        </Suspense>
      )}
    </CartContext>
  )
}

/** The pricing comes with the first product, or ahead of it where products are chosen: public pages need none of it. */
function usePricer() {
  const store = useVisitorStore()
  const hasLines = useVisitor(({ shopping }) => shopping.cart.lines.length > 0)
  const { selling, channelCode } = useIssuer().identity
  const isRestored = useRestored()
  const cartChannel = useVisitor(({ shopping }) => shopping.channelCode)
  const warn = useWarn()
  const warnProblem = useWarnProblem()
  const announce = useAnnounce()
  const pricer = useRef<Pricer | null>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    if (!isRestored || cartChannel === channelCode) return
    store.move(enterChannel, channelCode)
  }, [store, isRestored, cartChannel, channelCode])
  useEffect(() => {
    if (!isPublicPath(pathname)) void loadPricing()
  }, [pathname])
  useEffect(() => {
    // A price of another channel is not taken up again: the pricing begins anew with the cart's channel.
    if (!hasLines || cartChannel !== channelCode) return
    let isLeft = false
    void loadRemovedNotice()
    void loadPricing().then(({ startPricing }) => {
      if (isLeft) return
      pricer.current = startPricing({ store, selling, warn, warnProblem, announce })
    })
    return () => {
      isLeft = true
      pricer.current?.stop()
      pricer.current = null
    }
  }, [hasLines, cartChannel, channelCode, store, selling, warn, warnProblem, announce])
  return pricer
}
