import { useEffect, useRef } from 'react'
import { KeepQueryLink } from '../../../always/navigation/keep-query-link.tsx'
import { catalogueCopy } from '../../../purchase/catalogue/public.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { Button } from '../../../ui/press/button.tsx'
import { buttonClass } from '../../../ui/press/button-class.ts'
import { plansCopy } from '../copy.ts'
import { HR_CART } from '../hr-addresses.ts'
import styles from './plan-action.module.css'
import { usePlanRank } from './plan-by-code.ts'
import type { PlanOffer } from './plan-offer.ts'

interface PlanActionProps {
  readonly offer: PlanOffer
  /** Id of the price, or of what is missing for one. */
  readonly priceId: string
  /** As wide as its place, under what was said of the plan already, or small beside the price. */
  readonly size: 'block' | 'sm'
}

/**
 * What can be done with a plan. Its button is disabled while the price table loads, where the plan has no price, and
 * where the number of employees is wrong or above what the store sells to; what is missing stands in the place of the
 * price. What the company has already cannot be added again. One button of a list is the main one: the way to the cart
 * once a plan is in it, before that the plan that costs least.
 */
export function PlanAction({ offer, priceId, size }: PlanActionProps) {
  const { compared, isSelected, isCheapest, isLoading, isFormer, isValid, isInCart, onSelect, onLeave } =
    offer
  const { plan } = compared
  const added = useRef<HTMLParagraphElement>(null)
  const wasPressed = useRef(false)
  const rankProblem = usePlanRank()(plan.code)
  // The pressed button is gone once the plan is selected: the focus stays in its card.
  useEffect(() => {
    if (isSelected && wasPressed.current) added.current?.focus({ preventScroll: true })
    wasPressed.current = false
  }, [isSelected])
  const shape = size === 'block' ? { block: true } : ({ size: 'sm' } as const)
  if (rankProblem !== null) {
    return (
      <p className={styles.contracted}>
        {rankProblem === 'planAlreadyContracted'
          ? catalogueCopy.contracted(plan.displayName)
          : plansCopy.belowOwn}
      </p>
    )
  }
  const toCart = !isInCart && (
    <KeepQueryLink to={HR_CART} className={buttonClass(shape)} onClick={onLeave}>
      {plansCopy.goToCart}
    </KeepQueryLink>
  )
  if (isSelected && size === 'block') return toCart
  if (isSelected) {
    return (
      <div className={styles.added}>
        <p ref={added} tabIndex={-1} className={styles.addedText}>
          <Icon name="check" size={20} />
          {plansCopy.added}
        </p>
        {toCart}
      </div>
    )
  }
  const isDisabled = isLoading || isFormer || !isValid || plan.price === null
  return (
    <Button
      {...shape}
      variant={isCheapest ? 'primary' : 'secondary'}
      data-product={plan.code}
      disabled={isDisabled}
      aria-describedby={isDisabled ? priceId : undefined}
      onClick={() => {
        wasPressed.current = true
        onSelect()
      }}
    >
      {plansCopy.hire}
    </Button>
  )
}
