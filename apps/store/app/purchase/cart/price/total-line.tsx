import { hasPassThroughFee, PASS_THROUGH_FEE } from '@benefits/copy/pass-through-fee'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { classNames } from '../../../ui/class-names.ts'
import { cartCopy } from '../copy.ts'
import { useCartState } from '../state/use-cart-state.ts'
import styles from './total-line.module.css'
import { usePricing } from './use-pricing.ts'

/** `isLarge`: it ends a list of what is bought, the amount at its other end. */
interface TotalLineProps {
  readonly isLarge?: boolean
}

/** The cart's total in one line, beside what has little else of the cart; its place is kept while it is asked for. */
export function TotalLine({ isLarge = false }: TotalLineProps) {
  const { pricing } = usePricing()
  const { lines } = useCartState()
  const period = lines.find(({ lineType }) => lineType === 'hcm')?.planPeriod
  const isMixed = lines.some(({ lineType }) => lineType !== 'hcm')
  return (
    <p className={classNames(styles.line, isLarge && styles.large)}>
      {pricing && (
        <>
          <span>{period && !isMixed ? cartCopy.totalOfPlan[period] : cartCopy.total}</span>{' '}
          <strong className={styles.sum}>{formatBrl(pricing.totalWithDiscount)}</strong>
          {hasPassThroughFee(lines) && <span>{` ${PASS_THROUGH_FEE.line}`}</span>}
        </>
      )}
    </p>
  )
}
