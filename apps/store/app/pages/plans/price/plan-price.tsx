import type { Plan, PlanPeriod } from '@benefits/domain/catalogue/product'
import type { Centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { periodDiscount } from '@benefits/domain/pricing/plans/plan-price'
import { pricePerEmployee } from '@benefits/domain/pricing/plans/price-per-employee'
import type { TablePrice } from '@benefits/domain/pricing/price-table'
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
  /** What is saved is said beside it already. */
  readonly isSavingTold?: boolean
  /** What a month comes to where the year is paid at once: the line of what an annual price saves. */
  readonly monthOfYear?: Centavos | null
  /** Why it has no price as things stand. */
  readonly missing?: string | undefined
  /** Asks for the price again. */
  readonly onRetry?: (() => void) | false
}

/**
 * What a plan costs in its period, with what paying annually saves; its place is always as high. Of phrases alone, so
 * that it may stand in a label.
 */
export function PlanPrice({
  price,
  period,
  isLoading,
  isFormer = false,
  employees = null,
  isSavingTold = false,
  monthOfYear = null,
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
  if (price === null) return <span className={`${styles.block} ${styles.none}`}>{!isFormer && missing}</span>
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
      {price.discount > 0 && !isSavingTold && (
        <Tag look="success">{plansCopy.saving(formatBrl(price.discount))}</Tag>
      )}
      {monthOfYear !== null && (
        <span className={styles.annual}>{plansCopy.monthOfYear(formatBrl(monthOfYear))}</span>
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
