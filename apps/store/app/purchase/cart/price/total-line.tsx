import { hasPassThroughFee, PASS_THROUGH_FEE } from '@benefits/copy/pass-through-fee'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { cartCopy } from '../copy.ts'
import { useCartState } from '../frame/use-cart-state.ts'
import styles from './total-line.module.css'
import { usePricing } from './use-pricing.ts'

/** The cart's total in one line, beside what has nothing else of the cart; its place is kept while it is asked for. */
export function TotalLine() {
  const { pricing } = usePricing()
  const { lines } = useCartState()
  const period = lines.find(({ lineType }) => lineType === 'hcm')?.planPeriod
  const isMixed = lines.some(({ lineType }) => lineType !== 'hcm')
  return (
    <p className={styles.line}>
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
