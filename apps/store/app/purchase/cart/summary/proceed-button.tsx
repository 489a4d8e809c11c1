import { useEffect, useId, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { InlineMessage } from '../../../ui/feedback/inline-message.tsx'
import { Button } from '../../../ui/press/button.tsx'
import { useCartState } from '../frame/use-cart-state.ts'
import { PRICE_STATE } from '../price/total-price.tsx'
import { useCartLimits } from '../price/use-cart-limits.ts'
import { usePricing } from '../price/use-pricing.ts'
import styles from './cart-summary.module.css'
import { behindCart, cartLack, type WayOn } from './way-on.ts'

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
}

/**
 * The button that goes on from a cart. While that is not possible it stays in reach, and says why once it is pressed.
 */
export function ProceedButton({
  label,
  way: pageWay,
  isStart = false,
  busy = false,
  nextStep,
}: ProceedButtonProps) {
  const cart = useCartState()
  const limits = useCartLimits()
  const { pricing, failure } = usePricing()
  const [isTold, setTold] = useState(false)
  const reasonId = useId()
  const nextId = useId()
  const way = behindCart(pageWay, cartLack(cart, limits), pricing !== null && failure === null)
  const isMissing = way.is === 'missing'
  const isShown = isTold && isMissing
  const hasNext = nextStep !== undefined && !isShown
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
        {isShown && <InlineMessage kind="error">{way.words}</InlineMessage>}
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
        data-checkout={isStart ? '' : undefined}
        unready={isMissing || way.is === 'waiting'}
        aria-describedby={
          classNames(isUnpriced && PRICE_STATE, isShown && reasonId, hasNext && nextStep !== '' && nextId) ||
          undefined
        }
        onClick={press}
      >
        {label}
      </Button>
    </>
  )
}
