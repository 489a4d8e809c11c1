import { fieldMessages } from '@benefits/copy/field-messages'
import type { CartLine } from '@benefits/domain/cart/cart-line'
import { isFilled, type ProceedBlock, proceedBlock } from '@benefits/domain/cart/proceed-block'
import type { IssuerKind } from '@benefits/domain/catalogue/issuer'
import { useId, useState } from 'react'
import { ProductName } from '../../always/issuer/product-name.tsx'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { KeepQueryLink } from '../../always/navigation/keep-query-link.tsx'
import { SpotEmptyCart } from '../../ui/art/spot-empty-cart.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { Elements } from '../../ui/elements.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { InlineMessage } from '../../ui/feedback/inline-message.tsx'
import { LoadingRegion } from '../../ui/feedback/loading-region.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Tag } from '../../ui/feedback/tag.tsx'
import { BottomSheet } from '../../ui/overlay/bottom-sheet.tsx'
import { Button } from '../../ui/press/button.tsx'
import { buttonClass } from '../../ui/press/button-class.ts'
import { useRestored } from '../../visit/visitor-provider.tsx'
import styles from './cart-summary.module.css'
import { cartCopy } from './copy.ts'
import { lineWords } from './lines/line-words.ts'
import { useOffered } from './offered/use-offered.ts'
import { expectedRows } from './price/expected-rows.ts'
import { FeeList, WaitingRows } from './price/fee-list.tsx'
import { isCartValid } from './price/keep-priced.ts'
import { TotalPrice } from './price/total-price.tsx'
import { usePricing } from './price/use-pricing.ts'
import { useCartPath } from './use-cart-path.ts'
import { useCartState } from './use-cart-state.ts'

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
  /**
   * The next step by its name, beside the button from the start; empty until it is known. A narrow screen has it on the
   * page, and the button's description everywhere.
   */
  readonly nextStep?: string | undefined
  /** What the page asks of the cart and the cart lacks, in words; null for nothing. */
  readonly lack?: string | null
  /** The page is not ready to go on, for no reason of the cart's. */
  readonly disabled?: boolean
  /** Under the lines and the fees: what is told beside the total. */
  readonly note?: Elements
  /** A way back that stands under the button at the side. */
  readonly wayBack?: Elements
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
  /** The page sells HR plans or mobility, whose price has a few rows: the summary is as high as they are. */
  readonly hasFewRows?: boolean
  /** What the page puts into the cart by itself is not there yet. */
  readonly isAwaited?: boolean
}

const BLOCKED = {
  empty: fieldMessages.noValidProduct,
  unfilled: fieldMessages.noValidProduct,
  contractNotAccepted: cartCopy.contractNotAccepted,
  paymentNotValid: cartCopy.paymentNotValid,
} as const satisfies Record<ProceedBlock, string>

/** The room for a cart of one product: a bank partner charges two fees less. */
const ROOMS = { main: 'allFees', bankPartner: 'fewFees' } as const satisfies Record<IssuerKind, string>

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
  nextStep,
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
  isAwaited = false,
}: CartSummaryProps) {
  const cart = useCartState()
  const cartPage = useCartPath()
  const { selling, issuerKind } = useIssuer().identity
  const { limits } = selling
  const [isTold, setTold] = useState(false)
  const reasonId = useId()
  const nextId = useId()
  const isRestored = useRestored()
  const isFitted = isRestored && cart.lines.length > 0 && (hasFewRows || expectedRows(cart.lines) !== null)
  const { pricing, failure } = usePricing()
  const priceId = useId()
  const block = proceedBlock(cart, mode === 'conclusion' ? { isContractAccepted, isPaymentValid } : null)
  const first = block === 'contractNotAccepted' ? missingFirst : null
  const ownReason = block ? (first ?? BLOCKED[block]) : isCartValid(cart, limits) ? null : BLOCKED.unfilled
  const reason = ownReason ?? lack
  const isShown = isTold && reason !== null
  const hasNext = nextStep !== undefined && !isShown
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
        <div
          className={classNames(
            styles.foot,
            isEmpty && styles.bar,
            (isRestored ? isEmpty && isAwaited : hasFewRows || mode !== 'cart') && styles.awaited,
          )}
        >
          <TotalPrice editAt={continueTo ?? cartPage} stateId={priceId} />
          <div aria-live="assertive" id={reasonId}>
            {isShown && <InlineMessage kind="error">{reason}</InlineMessage>}
          </div>
          {hasNext && (
            <p id={nextId} className={styles.next}>
              {nextStep}
            </p>
          )}
          <Button
            block
            size="lg"
            busy={busy}
            data-checkout={mode === 'cart' ? '' : undefined}
            unready={isUnready && instead === null}
            aria-describedby={
              classNames(
                isUnpriced && instead === null && priceId,
                isShown && reasonId,
                hasNext && nextStep !== '' && nextId,
              ) || undefined
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
            !isFitted && styles[hasFewRows ? 'short' : ROOMS[issuerKind]],
            failure !== null && styles.unpriced,
          )}
        >
          <SummaryLines isPriceable={ownReason === null} />
          {note && <div className={styles.note}>{note}</div>}
        </div>
      )}
      {continueTo && <ContinueShopping to={continueTo} className={styles.narrow} />}
    </BottomSheet>
  )
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

/** `isPriceable`: the cart is filled in, so that a price that is not there is about to be asked for. */
function SummaryLines({ isPriceable }: { readonly isPriceable: boolean }) {
  const { lines } = useCartState()
  const isRestored = useRestored()
  const { pricing, isLoading, failure } = usePricing()
  const { services } = useOffered()
  const rows = expectedRows(lines)
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
        loading={isLoading || (isPriceable && pricing === null && failure === null)}
        text={cartCopy.pricing}
        skeleton={rows === null ? <Skeleton size="text" count={4} /> : <WaitingRows count={rows} />}
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
