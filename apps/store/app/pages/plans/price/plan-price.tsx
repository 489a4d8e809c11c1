import type { Plan, PlanPeriod } from '@benefits/domain/catalogue/product'
import type { Centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { periodDiscount } from '@benefits/domain/plans/plan-price'
import { pricePerEmployee } from '@benefits/domain/plans/price-per-employee'
import type { TablePrice } from '@benefits/domain/plans/price-table'
import { uiCopy } from '../../../ui/copy.ts'
import { Skeleton } from '../../../ui/marks/skeleton.tsx'
import { Tag } from '../../../ui/marks/tag.tsx'
import { Button } from '../../../ui/press/button.tsx'
import { plansCopy } from '../copy.ts'
import styles from './plan-price.module.css'

interface PlanPriceProps {
  readonly price: TablePrice | null
  /** The period that the price is of. */
  readonly period: PlanPeriod
  readonly isLoading: boolean
  /** It is the price of what was chosen before: greyed and called so. */
  readonly isFormer?: boolean
  /** Tells as well what it comes to for each of so many; null while the field is empty. */
  readonly employees?: number | null
  /**
   * What paying the year at once saves: a tag with an annual price, the month that it comes to in centavos with a
   * monthly one, or nothing, because it is said beside it already.
   */
  readonly saving?: 'tag' | 'told' | Centavos
  /** Why it has no price as things stand; empty where that is said beside it already. */
  readonly missing?: string | undefined
  /** Asks for the price again. */
  readonly onRetry?: (() => void) | false
}

/**
 * What a plan costs in its period, with what paying annually saves; without a price, why, drawn as one: its place is
 * always as high. Of phrases alone, so that it may stand in a label.
 */
export function PlanPrice({
  price,
  period,
  isLoading,
  isFormer = false,
  employees = null,
  saving = 'tag',
  missing = plansCopy.noPrice,
  onRetry,
}: PlanPriceProps) {
  if (isLoading) {
    return (
      <span className={styles.block}>
        <Skeleton size="money" />
      </span>
    )
  }
  if (price === null) {
    return (
      <span className={styles.block}>
        {!isFormer && missing && (
          <>
            <span className={styles.amount} aria-hidden="true">
              {plansCopy.noAmount}
            </span>
            <span className={styles.share}>{missing}</span>
          </>
        )}
      </span>
    )
  }
  const paid = (price.value - price.discount) as Centavos
  if (isFormer) {
    return (
      <span className={`${styles.block} ${styles.none}`}>
        <span>{plansCopy.formerPrice(`${formatBrl(paid)} ${plansCopy.priceOf[period]}`)}</span>
        {onRetry && (
          <Button variant="ghost" size="sm" onClick={onRetry}>
            {uiCopy.retry}
          </Button>
        )}
      </span>
    )
  }
  return (
    <span className={styles.block}>
      <span>
        <strong className={styles.amount}>{formatBrl(paid)}</strong>{' '}
        <span className={styles.period}>{plansCopy.priceOf[period]}</span>
      </span>
      {employees !== null && (
        <span className={styles.share}>
          {plansCopy.perEmployee(formatBrl(pricePerEmployee(paid, period, employees)))}
        </span>
      )}
      {price.discount > 0 && saving === 'tag' && (
        <Tag look="success">{plansCopy.saving(formatBrl(price.discount))}</Tag>
      )}
      {typeof saving === 'number' && (
        <span className={styles.annual}>{plansCopy.monthOfYear(formatBrl(saving))}</span>
      )}
    </span>
  )
}

/** What is paid for an extension, as plans' prices are told: `value` is before the annual discount, null is free. */
export function extensionPaid(
  plan: Pick<Plan, 'annualDiscount'> | undefined,
  value: Centavos | null,
  period: PlanPeriod,
): Centavos | null {
  if (value === null) return null
  return (value - (plan ? periodDiscount(plan, value, period) : 0)) as Centavos
}

/** The same in words, with its period. */
export function extensionPrice(...asked: Parameters<typeof extensionPaid>): string {
  const [, , period] = asked
  const paid = extensionPaid(...asked)
  return paid === null ? plansCopy.free : `${formatBrl(paid)}${plansCopy.priceOf[period]}`
}
