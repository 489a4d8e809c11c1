import { fieldMessages } from '@benefits/copy/field-messages'
import type { CartLine } from '@benefits/domain/cart/cart-line'
import { isFilled, type ProceedBlock, proceedBlock } from '@benefits/domain/cart/proceed-block'
import { type ReactNode, useId, useState } from 'react'
import { ProductName } from '../../issuer/product-name.tsx'
import { useIssuer } from '../../issuer/store-view.ts'
import { KeepQueryLink } from '../../shell/moves/keep-query-link.tsx'
import { useRestored } from '../../state/visitor-provider.tsx'
import { SpotEmptyCart } from '../../ui/art/spot-empty-cart.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { InlineMessage } from '../../ui/feedback/inline-message.tsx'
import { LoadingRegion } from '../../ui/feedback/loading-region.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Tag } from '../../ui/feedback/tag.tsx'
import { BottomSheet } from '../../ui/overlay/bottom-sheet.tsx'
import { Button } from '../../ui/press/button.tsx'
import { buttonClass } from '../../ui/press/button-class.ts'
import styles from './cart-summary.module.css'
import { cartCopy } from './copy.ts'
import { lineWords } from './lines/line-words.ts'
import { FeeList } from './price/fee-list.tsx'
import { isCartValid } from './price/keep-priced.ts'
import { TotalPrice } from './price/total-price.tsx'
import { usePricing } from './price/use-pricing.ts'
import { useCartPath } from './use-cart-path.ts'
import { useCartState } from './use-cart-state.ts'
import { useOffered } from './use-offered.ts'

interface CartSummaryProps {
  /** Name of the button that goes on. */
  readonly label: string
  /**
   * `cart` begins the checkout, `checkout` goes on inside of it, `conclusion` concludes and wants the contract accepted.
   */
  readonly mode: 'cart' | 'checkout' | 'conclusion'
  readonly isContractAccepted?: boolean
  /** Nothing is missing of the payment, where the contract is concluded. */
  readonly isPaymentValid?: boolean
  /** What has to be done before the contract can be accepted; null for nothing. */
  readonly missingFirst?: string | null
  /** What the page asks of the cart and the cart lacks, in words; null for nothing. */
  readonly lack?: string | null
  /** The page is not ready to go on, for no reason of the cart's. */
  readonly disabled?: boolean
  /** Under the lines and the fees: what is told beside the total. */
  readonly note?: ReactNode
  /** A way back that stands under the button at the side. */
  readonly wayBack?: ReactNode
  /** The button was pressed while something is missing: leads there. */
  readonly onBlocked?: () => void
  readonly onProceed: () => void
  /** Something that stands in the way of what is in the cart: the button does this instead of going on or telling why not. */
  readonly instead?: (() => void) | null
  /** Going on is under way. */
  readonly busy?: boolean
  /** Where 'Continuar comprando' leads; without it there is no such button. */
  readonly continueTo?: string
  /** The page tells lines and fees itself: only the total and the way on stand here. */
  readonly isBrief?: boolean
  /** The page sells HR plans or mobility: their few rows need less room than a card's fees. */
  readonly hasFewRows?: boolean
}

const BLOCKED = {
  empty: fieldMessages.noValidProduct,
  unfilled: fieldMessages.noValidProduct,
  contractNotAccepted: cartCopy.contractNotAccepted,
  paymentNotValid: cartCopy.paymentNotValid,
} as const satisfies Record<ProceedBlock, string>

/**
 * The side summary, a bottom sheet at 1114 px or less: lines, fees, total and the way on. While going on is not
 * possible its button stays in reach and says why when it is pressed; without a price of this cart the total says why
 * (docs/rules/cart.md: blocked). An empty cart has neither details nor a total: on
 * a narrow screen it is the button alone.
 */
export function CartSummary({
  label,
  mode,
  isContractAccepted = false,
  isPaymentValid = true,
  missingFirst = null,
  lack = null,
  disabled = false,
  note,
  wayBack,
  onBlocked,
  onProceed,
  instead = null,
  busy = false,
  continueTo,
  isBrief = false,
  hasFewRows = false,
}: CartSummaryProps) {
  const cart = useCartState()
  const cartPage = useCartPath()
  const { selling, issuerKind } = useIssuer().identity
  const { limits } = selling
  const [isTold, setTold] = useState(false)
  const reasonId = useId()
  const isRestored = useRestored()
  // Decided once: the room may not change while the cart comes back.
  const [isShort] = useState(() => hasFewRows || (isRestored && holdsFewRows(cart.lines)))
  const { pricing, failure } = usePricing()
  const priceId = useId()
  const block = proceedBlock(cart, mode === 'conclusion' ? { isContractAccepted, isPaymentValid } : null)
  const first = block === 'contractNotAccepted' ? missingFirst : null
  const ownReason = block ? (first ?? BLOCKED[block]) : isCartValid(cart, limits) ? null : BLOCKED.unfilled
  const reason = ownReason ?? lack
  const isShown = isTold && reason !== null
  // What was told is over once it is right: only another press tells again.
  if (isTold && reason === null) setTold(false)
  // The total says why: it is being asked for, or what became of it.
  const isUnpriced = failure !== null || (reason === null && pricing === null)
  const isUnready = reason !== null || isUnpriced || disabled
  const isEmpty = isRestored && cart.lines.length === 0
  return (
    <BottomSheet
      title={cartCopy.summaryTitle}
      isBar={isEmpty || isBrief}
      isAwaited={!isRestored}
      summary={
        <div className={classNames(styles.foot, isEmpty && styles.bar)}>
          <TotalPrice editAt={continueTo ?? cartPage} stateId={priceId} />
          <div aria-live="assertive" id={reasonId}>
            {isShown && <InlineMessage kind="error">{reason}</InlineMessage>}
          </div>
          <Button
            block
            size="lg"
            busy={busy}
            data-checkout={mode === 'cart' ? '' : undefined}
            unready={isUnready && instead === null}
            aria-describedby={
              classNames(isUnpriced && instead === null && priceId, isShown && reasonId) || undefined
            }
            onClick={() => {
              if (instead) return instead()
              setTold(reason !== null)
              if (reason !== null) onBlocked?.()
              else if (!isUnready) onProceed()
            }}
          >
            {label}
          </Button>
          {continueTo && <ContinueShopping to={continueTo} className={styles.wide} />}
          {wayBack && <div className={styles.wide}>{wayBack}</div>}
        </div>
      }
    >
      {!isBrief && (
        <div
          className={classNames(
            styles.inside,
            issuerKind === 'bankPartner' && styles.fewFees,
            isShort && styles.short,
            failure !== null && styles.unpriced,
          )}
        >
          <SummaryLines />
          {note && <div className={styles.note}>{note}</div>}
        </div>
      )}
      {continueTo && <ContinueShopping to={continueTo} className={styles.narrow} />}
    </BottomSheet>
  )
}

/** Plans and mobility have a few rows, cards all the fees that are waived. */
function holdsFewRows(lines: readonly CartLine[]): boolean {
  return lines.length === 1 && lines.every(({ lineType }) => lineType === 'hcm' || lineType === 'mobility')
}

/** Stands under the button at the side, and inside the sheet, where room is dear; CSS shows one of the two. */
function ContinueShopping({
  to,
  className,
}: {
  readonly to: string
  readonly className: string | undefined
}) {
  return (
    <div className={className}>
      <KeepQueryLink to={to} className={buttonClass({ variant: 'ghost', block: true })}>
        {cartCopy.continueShopping}
      </KeepQueryLink>
    </div>
  )
}

function SummaryLines() {
  const { lines } = useCartState()
  const isRestored = useRestored()
  const { pricing, isLoading } = usePricing()
  const { services } = useOffered()
  if (!isRestored) return <Skeleton size="row" count={2} />
  if (lines.length === 0) return <EmptyState art={<SpotEmptyCart />}>{cartCopy.empty}</EmptyState>
  return (
    <div className={styles.details}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <SummaryLine key={line.productCode} line={line} />
        ))}
        {services.map(({ code, name }) => (
          <li key={code} className={styles.line}>
            <span>{name}</span>
            <Tag look="success">{cartCopy.free}</Tag>
          </li>
        ))}
      </ul>
      <LoadingRegion
        loading={isLoading}
        text={cartCopy.pricing}
        skeleton={<Skeleton size="text" count={4} />}
      >
        {pricing && <FeeList pricing={pricing} />}
      </LoadingRegion>
    </div>
  )
}

/** Cards and their value beside the name; a plan's facts, which are longer, under it. */
function SummaryLine({ line }: { readonly line: CartLine }) {
  if (line.lineType !== 'hcm') {
    return (
      <li className={styles.line}>
        <span>
          <ProductName name={line.name} />
        </span>
        <span className={styles.money}>{isFilled(line) ? lineWords(line) : cartCopy.toFill}</span>
      </li>
    )
  }
  return (
    <li>
      <strong>{line.name}</strong>
      <p className={styles.facts}>{lineWords(line)}</p>
    </li>
  )
}
