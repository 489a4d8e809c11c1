import type { PlanPeriod } from '@benefits/domain/catalogue/product'
import type { Centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import type { TablePrice } from '@benefits/domain/pricing/price-table'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Tag } from '../../../ui/feedback/tag.tsx'
import { plansCopy } from '../copy.ts'
import styles from './plan-price.module.css'

interface PlanPriceProps {
  readonly price: TablePrice | null
  readonly period: PlanPeriod
  readonly isLoading: boolean
}

/** What a plan costs in its period, with what paying annually saves; its place is always as high. */
export function PlanPrice({ price, period, isLoading }: PlanPriceProps) {
  if (isLoading) {
    return (
      <div className={styles.block}>
        <Skeleton size="money" />
      </div>
    )
  }
  if (price === null) return <p className={`${styles.block} ${styles.none}`}>{plansCopy.noPrice}</p>
  const paid = (price.value - price.discount) as Centavos
  return (
    <div className={styles.block}>
      <p>
        <strong className={styles.amount}>{formatBrl(paid)}</strong>{' '}
        <span className={styles.period}>{plansCopy.priceOf[period]}</span>
      </p>
      {price.discount > 0 && <Tag look="success">{plansCopy.saving(formatBrl(price.discount))}</Tag>}
    </div>
  )
}
