import type { CartLine } from '@benefits/domain/cart/cart-line'
import { isFilled } from '@benefits/domain/cart/proceed-block'
import type { IssuerKind } from '@benefits/domain/catalogue/issuer'
import { useState } from 'react'
import { ProductName } from '../../../always/issuer/product-name.tsx'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { KeepQueryLink } from '../../../always/navigation/keep-query-link.tsx'
import { SpotEmptyCart } from '../../../ui/art/spot-empty-cart.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { Elements } from '../../../ui/elements.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadingRegion } from '../../../ui/feedback/loading-region.tsx'
import { OutlineRows } from '../../../ui/feedback/outline.tsx'
import { Tag } from '../../../ui/marks/tag.tsx'
import { BottomSheet } from '../../../ui/overlay/bottom-sheet.tsx'
import { buttonClass } from '../../../ui/press/button-class.ts'
import { useRestored } from '../../../visit/visitor-provider.tsx'
import { useOffered } from '../beside/use-offered.ts'
import { cartCopy } from '../copy.ts'
import { expectedRows } from '../price/expected-rows.ts'
import { FeeList, WaitingRows } from '../price/fee-list.tsx'
import { PRICE_STATE, TotalPrice } from '../price/total-price.tsx'
import { useCartLimits } from '../price/use-cart-limits.ts'
import { usePricing } from '../price/use-pricing.ts'
import { ShareButton } from '../share/share-button.tsx'
import { lineWords } from '../state/line-words.ts'
import { useCartPath } from '../state/use-cart-path.ts'
import { useCartState } from '../state/use-cart-state.ts'
import styles from './cart-summary.module.css'
import { SummaryOutline } from './summary-outline.tsx'
import { cartLack } from './way-on.ts'

/**
 * What the page around it makes of a summary: a `cart` is filled on the page; one of HR plans or mobility, whose price
 * has `fewRows`, is as high as they are; the `checkout` comes with a cart that was filled before; on a `brief` one the
 * page tells lines and fees itself, and only the total and the button stand here; so it is with a `review`, but on a
 * narrow screen alone.
 */
type SummaryLook = 'cart' | 'fewRows' | 'checkout' | 'brief' | 'review'

/** The id of total and button, for links that lead past everything else. */
export const SUMMARY_PLACE = 'resumo'

interface CartSummaryProps {
  /** Under the total: the button that goes on. */
  readonly children: Elements
  readonly look?: SummaryLook
  /** Under the lines and the fees: what is told beside the total. */
  readonly note?: Elements
  /** Where 'Continuar comprando' leads; without it there is no such button. */
  readonly continueTo?: string
  /** What the page puts into the cart by itself is not there yet. */
  readonly isAwaited?: boolean
  /** Draws the rows of the price; without it, all of them stand open. */
  readonly fees?: typeof FeeList
}

/** The room for a cart of one product: a bank partner charges two fees less, and a checkout folds those waived. */
const ROOMS = { main: 'allFees', bankPartner: 'fewFees' } as const satisfies Record<IssuerKind, string>
const LOOK_ROOMS: Partial<Record<SummaryLook, string>> = { fewRows: 'short', checkout: 'foldedFees' }

/**
 * The side summary, a bottom sheet at 1114 px or less: lines, fees and total, with the button that goes on. An empty
 * cart has neither details nor a total: on a narrow screen it is the button alone.
 */
export function CartSummary({
  children,
  look = 'cart',
  note,
  continueTo,
  isAwaited = false,
  fees = FeeList,
}: CartSummaryProps) {
  const { lines } = useCartState()
  const cartPage = useCartPath()
  const { issuerKind } = useIssuer().identity
  const isRestored = useRestored()
  const isAsFound = useIsAsFound()
  const { pricing, failure } = usePricing()
  const isAsked = useIsAsked()
  const isEmpty = isRestored && lines.length === 0
  // Without a price there are no fees that the room would be for.
  const isUnpriced =
    failure !== null || (isRestored && !isEmpty && pricing === null && !isAsked && !isAsFound)
  const isFitted = isRestored && !isEmpty && (look === 'fewRows' || expectedRows(lines) !== null)
  const isBar = look === 'brief' || look === 'review'
  const share = !isBar && lines.length > 0 && <ShareButton />
  return (
    <>
      <BottomSheet
        title={cartCopy.summaryTitle}
        isBar={isEmpty || isBar}
        isAwaited={!isRestored}
        summary={
          <div
            id={SUMMARY_PLACE}
            tabIndex={-1}
            className={classNames(
              styles.foot,
              isEmpty && styles.bar,
              (isRestored ? isEmpty && isAwaited : look !== 'cart') && styles.awaited,
            )}
          >
            <TotalPrice
              editAt={continueTo ?? cartPage}
              stateId={PRICE_STATE}
              isAsked={isRestored && isAsked}
            />
            {children}
            {continueTo && <ContinueShopping to={continueTo} className={styles.wide} />}
            {share && <div className={styles.wide}>{share}</div>}
          </div>
        }
      >
        {look !== 'brief' && (
          <div
            className={classNames(
              styles.inside,
              !isFitted && styles[LOOK_ROOMS[look] ?? ROOMS[issuerKind]],
              !isRestored && look === 'checkout' && styles.withFoot,
              isUnpriced && styles.unpriced,
            )}
          >
            <SummaryLines look={look} fees={fees} />
            {note && <div className={styles.note}>{note}</div>}
          </div>
        )}
        {continueTo && <ContinueShopping to={continueTo} className={styles.narrow} />}
      </BottomSheet>
      {!isBar && <div className={styles.share}>{share}</div>}
    </>
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

/** A price is on its way: a cart that is filled in has one, or is about to be asked for it. */
function useIsAsked(): boolean {
  const cart = useCartState()
  const limits = useCartLimits()
  const { pricing, isLoading, failure } = usePricing()
  return isLoading || (pricing === null && failure === null && cartLack(cart, limits) === null)
}

/** The cart came back to a page that was painted without it, and nobody has changed it since: its room stays. */
function useIsAsFound(): boolean {
  const isRestored = useRestored()
  const { lines } = useCartState()
  // Null where the page came with it: there nothing was painted before.
  const [found, setFound] = useState<readonly CartLine[] | null | undefined>(isRestored ? null : undefined)
  if (isRestored && found === undefined) setFound(lines)
  return found === undefined || found === lines
}

function SummaryLines({ look, fees: Fees }: Required<Pick<CartSummaryProps, 'look' | 'fees'>>) {
  const { lines } = useCartState()
  const isRestored = useRestored()
  const isAsked = useIsAsked()
  const { pricing } = usePricing()
  const { services } = useOffered()
  const rows = expectedRows(lines)
  if (!isRestored) return <SummaryOutline isFootAwaited={look !== 'cart'} />
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
        loading={isAsked}
        text={cartCopy.pricing}
        skeleton={rows === null ? <OutlineRows count={5} /> : <WaitingRows count={rows} />}
      >
        {pricing && <Fees pricing={pricing} />}
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
        <span className={isFilled(line) ? styles.money : styles.toFill}>
          {isFilled(line) ? lineWords(line) : cartCopy.toFill}
        </span>
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
