import { CODE } from '@benefits/copy/code-of-refusal'
import { hasPassThroughFee, PASS_THROUGH_FEE } from '@benefits/copy/pass-through-fee'
import type { Centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { KeepQueryLink } from '../../../always/navigation/keep-query-link.tsx'
import { useProblemText } from '../../../always/warning-dialog/load-warning.ts'
import type { StoreCode } from '../../../commands/command-result.ts'
import { classNames } from '../../../ui/class-names.ts'
import { uiCopy } from '../../../ui/copy.ts'
import { InlineMessage } from '../../../ui/feedback/inline-message.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { loadPart } from '../../../ui/load-part.ts'
import { Skeleton } from '../../../ui/marks/skeleton.tsx'
import { Button } from '../../../ui/press/button.tsx'
import { buttonClass } from '../../../ui/press/button-class.ts'
import { useVisitor } from '../../../visit/visitor-provider.tsx'
import { cartCopy } from '../copy.ts'
import { useCartState } from '../state/use-cart-state.ts'
import { isPassing } from './price-failures.ts'
import { TotalParts } from './total-parts.tsx'
import styles from './total-price.module.css'
import { usePricing } from './use-pricing.ts'

const ProposalPrice = lazy(() => loadPart(() => import('./proposal-price.tsx')))
const NoModality = lazy(() => loadPart(() => import('./no-modality.tsx')))

/** Id of what a summary's total says while there is no price; its button is described by it. */
export const PRICE_STATE = 'estado-do-preco'

interface TotalPriceProps {
  /** Where the cart is edited when it can have no price as it is; without it there is no such link. */
  readonly editAt?: string
  /** Id of what is said while there is no price: that it is asked for, or why there is none. */
  readonly stateId?: string
  /** The cart is filled in: its price is about to be asked for. */
  readonly isAsked?: boolean
}

/**
 * The cart's total, of an HR plan alone per month or year, of a mixed cart with its parts: known, being asked for, or
 * failed with what helps; a cart that nothing sold fits says so. The place it takes is always the same.
 */
export function TotalPrice({ editAt, stateId, isAsked = false }: TotalPriceProps) {
  const { pricing, isLoading: isOnItsWay, failure, retry } = usePricing()
  const isLoading = isOnItsWay || isAsked
  const reason = useProblemText(failure)
  const { lines } = useCartState()
  const isProposed = useVisitor(({ shopping }) => shopping.proposal !== undefined)
  const isSold = failure !== CODE.modalityUnknown
  const period = lines.find(({ lineType }) => lineType === 'hcm')?.planPeriod
  // Beside a plan everything else is paid once: the total is then the order's, and told in its parts.
  const isMixed = period !== undefined && lines.some(({ lineType }) => lineType !== 'hcm')
  const isNoted = hasPassThroughFee(lines)
  return (
    <>
      <div
        className={classNames(styles.block, isMixed && pricing && styles.mixed, isNoted && styles.noted)}
        aria-busy={isLoading}
      >
        <div className={styles.row}>
          <div>
            <p>{period && !isMixed ? cartCopy.totalOfPlan[period] : cartCopy.total}</p>
            {isNoted && (
              <p className={styles.beside}>
                <span className={styles.whole}>{PASS_THROUGH_FEE.line}</span>
                <span className={styles.short} aria-hidden="true">
                  {PASS_THROUGH_FEE.short}
                </span>
              </p>
            )}
            <div role="status" id={failure === null ? stateId : undefined}>
              {isLoading && (
                <p className={styles.wait}>
                  <Spinner />
                  {cartCopy.pricing}
                </p>
              )}
            </div>
          </div>
          {pricing && <Amount total={pricing.totalWithDiscount} />}
          {isLoading && (
            <span className={styles.waiting}>
              <Skeleton size="whole" />
            </span>
          )}
          {!pricing && !isLoading && (
            <span className={styles.total} aria-hidden="true">
              –
            </span>
          )}
        </div>
        {isMixed && <div className={styles.partsRoom}>{pricing && <TotalParts pricing={pricing} />}</div>}
        {!isSold && (
          <div className={styles.failure}>
            <Suspense>
              <NoModality id={stateId} />
            </Suspense>
          </div>
        )}
        {isSold && failure !== null && reason !== null && (
          <div className={styles.failure}>
            <div id={stateId}>
              <InlineMessage kind="error">
                {`${cartCopy.pricingFailed}. ${reason} ${cartCopy.pricingFailedHint}`}
              </InlineMessage>
            </div>
            <div className={styles.ways}>
              {isPassing(failure) ? (
                <Button variant="secondary" size="sm" onClick={retry}>
                  {uiCopy.retry}
                </Button>
              ) : (
                editAt && <EditLink to={editAt} isPlan={period !== undefined} />
              )}
              <PortalLink failure={failure} />
            </div>
          </div>
        )}
      </div>
      {isProposed && (
        <Suspense>
          <ProposalPrice className={styles.proposed} />
        </Suspense>
      )}
    </>
  )
}

/** From this many characters on, a million and more, an amount takes the room that a phone's bar has for its button. */
const LONG = formatBrl(100_000_000 as Centavos).length

function Amount({ total }: { readonly total: Centavos }) {
  const text = formatBrl(total)
  return <strong className={classNames(styles.total, text.length >= LONG && styles.long)}>{text}</strong>
}

/** The company has this plan or one above it: what it has is changed in the HR system. */
const OWN_PLAN: readonly StoreCode[] = [CODE.downgradeRefused, CODE.planAlreadyContracted]

/** Where more of what the company has already is ordered; nothing for any other refusal. */
function PortalLink({ failure }: { readonly failure: StoreCode }) {
  const { urlPortalRhGente, urlPortalRhBeneficio } = useIssuer().configuration
  const isPlan = OWN_PLAN.includes(failure)
  if (!isPlan && failure !== CODE.alreadyContracted) return null
  return (
    <KeepQueryLink
      to={isPlan ? urlPortalRhGente : urlPortalRhBeneficio}
      className={buttonClass({ variant: 'secondary', size: 'sm' })}
    >
      {isPlan ? cartCopy.planAccount : cartCopy.portal}
    </KeepQueryLink>
  )
}

/** The way to another cart; nothing where the buyer is there already. */
function EditLink({ to, isPlan }: { readonly to: string; readonly isPlan: boolean }) {
  const { pathname } = useLocation()
  if (to === pathname) return null
  return (
    <KeepQueryLink to={to} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
      {isPlan ? cartCopy.otherPlan : cartCopy.editCart}
    </KeepQueryLink>
  )
}
