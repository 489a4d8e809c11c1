import { removedProductsText, WARNING_TEXTS } from '@benefits/copy/warning-texts'
import { formatBrl } from '@benefits/domain/money/format-brl'
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { runCommand } from '../../commands/run-command.ts'
import { useStore } from '../../issuer/store-view.ts'
import { useVisitorStore } from '../../state/visitor-provider.tsx'
import { useAnnounce } from '../../ui/live-region.tsx'
import { useWarn } from '../../warning/warning-provider.tsx'
import { plainWarning, warningFor } from '../../warning/warning-table.ts'
import type { CartQuestion } from './cart-question.ts'
import { cartCopy } from './copy.ts'
import { keepPriced, type Pricer } from './keep-priced.ts'
import type { PriceNotice } from './settle-price.ts'

const CartDialog = lazy(() => import('./cart-dialog.tsx'))

interface CartHost {
  readonly ask: (question: CartQuestion) => void
  readonly retryPricing: () => void
}

const CartContext = createContext<CartHost>({ ask: () => {}, retryPricing: () => {} })

/** Refusals that the summary cannot tell beside its retry button: they need the modal and its closing action. */
const TOLD_BY_MODAL = ['initialPage', 'dropParameter', 'issuerSite']

/** Keeps the visitor's cart priced on every page and asks its questions; stands once around the pages. */
export function CartProvider({ children }: { readonly children: ReactNode }) {
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
      {children}
      {question && (
        <Suspense fallback={null}>
          <CartDialog
            question={question}
            open={isOpen}
            onClose={() => setOpen(false)}
            onClosed={() => setQuestion(null)}
          />
        </Suspense>
      )}
    </CartContext>
  )
}

/** Asks the cart's questions and retries its price. */
export function useCartHost(): CartHost {
  return use(CartContext)
}

function usePricer() {
  const store = useVisitorStore()
  const { configuration } = useStore()
  const { minCardValue, maxCardValue, issuer } = configuration
  const { shortName } = issuer
  const warn = useWarn()
  const announce = useAnnounce()
  const pricer = useRef<Pricer | null>(null)
  useEffect(() => {
    const tell: { readonly [K in PriceNotice['kind']]: (notice: Extract<PriceNotice, { kind: K }>) => void } =
      {
        priced: ({ total }) => announce(cartCopy.priced(formatBrl(total))),
        removed: ({ names }) =>
          warn(plainWarning('warning', WARNING_TEXTS.unservedTitle, removedProductsText(names))),
        refused: ({ code }) => {
          const warning = warningFor(code, shortName)
          if (TOLD_BY_MODAL.includes(warning.closing.kind)) warn(warning)
          else announce(`${cartCopy.pricingFailed}. ${warning.text}`, 'assertive')
        },
      }
    const own = keepPriced({
      store,
      limits: { minCardValue, maxCardValue },
      ask: (input, signal) => runCommand('priceCart', input, signal),
      notify: (notice) => (tell[notice.kind] as (one: PriceNotice) => void)(notice),
    })
    pricer.current = own
    return own.stop
  }, [store, minCardValue, maxCardValue, shortName, warn, announce])
  return pricer
}
