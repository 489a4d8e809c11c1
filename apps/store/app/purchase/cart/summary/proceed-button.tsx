import { useEffect, useId, useState } from 'react'
import { useIssuer, useWalletGroups } from '../../../always/issuer/store-view.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { shortProductName } from '../../../ui/art/split-name.ts'
import { classNames } from '../../../ui/class-names.ts'
import { InlineMessage } from '../../../ui/feedback/inline-message.tsx'
import { Button } from '../../../ui/press/button.tsx'
import { useRestored } from '../../../visit/visitor-provider.tsx'
import { cartCopy } from '../copy.ts'
import { PRICE_STATE } from '../price/total-price.tsx'
import { useCartLimits } from '../price/use-cart-limits.ts'
import { usePricing } from '../price/use-pricing.ts'
import { useCartState } from '../state/use-cart-state.ts'
import styles from './cart-summary.module.css'
import { behindCart, cartHint, cartLack, type WayOn } from './way-on.ts'

interface ProceedButtonProps {
  readonly label: string
  /** What the page lets it do; what the cart lacks comes first. */
  readonly way: WayOn
  /** It leaves the cart for the checkout: analytics counts such a press. */
  readonly isStart?: boolean
  /** Going on is under way. */
  readonly busy?: boolean
  /**
   * The next step by its name, beside the button from the start; empty until it is known. A narrow screen has it on the
   * page, and the button's description everywhere.
   */
  readonly nextStep?: string
  /** What going on as things stand means, in the place where else stands that nothing is paid yet. */
  readonly note?: string | undefined
  /** What an empty cart asks for, in a short line; without it, of a product's quantity and value. */
  readonly beginWith?: string
}

/**
 * The button that goes on from a cart. While that is not possible it stays in reach, with the next thing to do beside
 * it in a line, and says at a press what is missing (docs/rules/screens.md: unready). The line's room is there from the
 * start: where nothing is missing it says that nothing is paid yet.
 */
export function ProceedButton({
  label,
  way: pageWay,
  isStart = false,
  busy = false,
  nextStep,
  note,
  beginWith = cartCopy.begin,
}: ProceedButtonProps) {
  const { issuer } = useIssuer().configuration
  const isRestored = useRestored()
  const cart = useCartState()
  const limits = useCartLimits()
  const walletGroups = useWalletGroups()
  const { pricing, failure } = usePricing()
  const [isTold, setTold] = useState(false)
  const reasonId = useId()
  const nextId = useId()
  const hintId = useId()
  const hint =
    cart.lines.length === 0 && pageWay.is !== 'missing'
      ? beginWith
      : cartHint(cart, limits, (name) => shortProductName(name, issuer.shortName), walletGroups)
  const way = behindCart(pageWay, cartLack(cart, limits), pricing !== null && failure === null, hint)
  const isMissing = way.is === 'missing'
  const isShown = isTold && isMissing
  const isHeld = way.is === 'instead' && way.isHeld === true
  const isWayAround = way.is === 'instead' && way.hint !== undefined && !isHeld
  const reason = way.is === 'missing' || way.is === 'instead' ? way.hint : undefined
  const hasNext = nextStep !== undefined && !isShown
  const told = reason ?? (isMissing ? undefined : note)
  const shownHint = !isTold && !hasNext && isRestored ? told : undefined
  const isUnpriced = way.is === 'waiting' || (failure !== null && way.is !== 'instead')
  // What was told is over once it is right: only another press tells again.
  useEffect(() => {
    if (!isMissing) setTold(false)
  }, [isMissing])

  function press() {
    setTold(isMissing)
    if (way.is === 'missing') way.lead?.()
    else if (way.is !== 'waiting') way.go()
  }

  return (
    <>
      <div aria-live="assertive" id={reasonId}>
        {isShown && (
          <InlineMessage kind="error">{way.hint ? `${way.words} ${way.hint}` : way.words}</InlineMessage>
        )}
      </div>
      {shownHint && (
        <p id={hintId} className={styles.hint}>
          <Icon name="info" size={16} />
          <span>{shownHint}</span>
        </p>
      )}
      {!shownHint && !hasNext && !isShown && failure === null && (
        <p className={classNames(styles.hint, styles.calm)}>
          <Icon name="check" size={16} />
          <span>{cartCopy.calm}</span>
        </p>
      )}
      {hasNext && (
        <p id={nextId} className={styles.next}>
          {nextStep}
        </p>
      )}
      <Button
        block
        size="lg"
        // What stands in the way is answered by the press: the button is quieter, but no dead one.
        variant={isWayAround ? 'secondary' : 'primary'}
        busy={busy}
        data-checkout={isStart ? '' : undefined}
        unready={isMissing || isHeld || way.is === 'waiting'}
        aria-describedby={
          classNames(
            isUnpriced && PRICE_STATE,
            isShown && reasonId,
            shownHint && hintId,
            hasNext && nextStep !== '' && nextId,
          ) || undefined
        }
        onClick={press}
      >
        {label}
      </Button>
    </>
  )
}
