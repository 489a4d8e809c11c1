import { returnCodeText } from '@benefits/copy/return-code-texts'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { useStore } from '../../issuer/store-view.ts'
import { Button } from '../../ui/button.tsx'
import { uiCopy } from '../../ui/copy.ts'
import { InlineMessage } from '../../ui/inline-message.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { cartCopy } from './copy.ts'
import styles from './total-price.module.css'
import { useCartState } from './use-cart-state.ts'
import { usePricing } from './use-pricing.ts'

/** The cart's total, of an HR plan per month or year: known, being asked for, or failed with another try. The place it takes is always the same. */
export function TotalPrice() {
  const { pricing, isLoading, failure, retry } = usePricing()
  const { shortName } = useStore().configuration.issuer
  const period = useCartState().lines.find(({ type }) => type === 'hcm')?.planPeriod
  return (
    <div className={styles.block} aria-busy={isLoading}>
      <div className={styles.row}>
        <div>
          <p>{period ? cartCopy.totalOfPlan[period] : cartCopy.total}</p>
          <div role="status">
            {isLoading && (
              <p className={styles.wait}>
                <Spinner />
                {cartCopy.pricing}
              </p>
            )}
          </div>
        </div>
        {pricing && <strong className={styles.total}>{formatBrl(pricing.totalWithDiscount)}</strong>}
        {isLoading && (
          <span className={styles.waiting}>
            <Skeleton size="money" />
          </span>
        )}
        {!pricing && !isLoading && (
          <span className={styles.total} aria-hidden="true">
            –
          </span>
        )}
      </div>
      {failure !== null && (
        <div className={styles.failure}>
          <InlineMessage kind="error">
            {cartCopy.pricingFailed}. {returnCodeText(failure, { shortName })} {cartCopy.pricingFailedHint}
          </InlineMessage>
          <Button variant="secondary" size="sm" onClick={retry}>
            {uiCopy.retry}
          </Button>
        </div>
      )}
    </div>
  )
}
