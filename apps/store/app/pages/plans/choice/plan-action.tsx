import { useEffect, useRef } from 'react'
import { KeepQueryLink } from '../../../always/navigation/keep-query-link.tsx'
import { catalogueCopy } from '../../../purchase/catalogue/public.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Button } from '../../../ui/press/button.tsx'
import { buttonClass } from '../../../ui/press/button-class.ts'
import { plansCopy } from '../copy.ts'
import { HR_CART } from '../hr-addresses.ts'
import styles from './plan-action.module.css'
import { usePlanRank } from './plan-by-code.ts'
import type { PlanOffer } from './plan-offer.ts'

interface PlanActionProps {
  readonly offer: PlanOffer
  /** As wide as its place, or small beside the price. */
  readonly size: 'block' | 'sm'
}

/**
 * What can be done with a plan. Its button is disabled while the price table loads, where the plan has no price, and
 * where the number of employees is wrong or above what the store sells to. What the company has already cannot be added
 * again.
 */
export function PlanAction({ offer, size }: PlanActionProps) {
  const { compared, isSelected, isLoading, isFormer, isValid, isInCart, onSelect, onLeave } = offer
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
  if (isSelected) {
    return (
      <div className={classNames(styles.added, size === 'sm' && styles.inRow)}>
        <p ref={added} tabIndex={-1} className={styles.addedText}>
          <Icon name="check" size={20} />
          {plansCopy.added}
        </p>
        {!isInCart && (
          <KeepQueryLink
            to={HR_CART}
            className={buttonClass({ variant: 'secondary', ...shape })}
            onClick={onLeave}
          >
            {plansCopy.goToCart}
          </KeepQueryLink>
        )}
      </div>
    )
  }
  return (
    <Button
      {...shape}
      data-product={plan.code}
      disabled={isLoading || isFormer || !isValid || plan.price === null}
      onClick={() => {
        wasPressed.current = true
        onSelect()
      }}
    >
      {plansCopy.hire}
    </Button>
  )
}
