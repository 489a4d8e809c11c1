import type { CartLine } from '@benefits/domain/cart/cart-line'
import { mostEmployees } from '@benefits/domain/cart/plan/most-employees'
import { EMPLOYEE_BANDS } from '@benefits/domain/catalogue/employee-band'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { MONTHS } from '@benefits/domain/pricing/plans/plan-price'
import type { PricedLine } from '@benefits/domain/pricing/pricing'
import type { ReactNode } from 'react'
import { useIssuer } from '../../../issuer/store-view.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { NumberField } from '../../../ui/forms/number-field.tsx'
import { cartCopy } from '../copy.ts'
import { usePricing } from '../price/use-pricing.ts'
import { useCartMoves } from '../use-cart-moves.ts'
import styles from './cart-table.module.css'
import { employeesMessage } from './employees-message.ts'
import { extensionWords } from './line-words.ts'

interface PlanCellProps {
  readonly line: CartLine
}

/** An HR plan's name, with its extensions and how it is paid. */
export function PlanName({ line }: PlanCellProps) {
  const extensions = extensionWords(line)
  return (
    <span>
      {line.name}
      <span className={styles.note}>{cartCopy.planPeriod[line.planPeriod]}</span>
      {extensions && <span className={styles.note}>{extensions}</span>}
    </span>
  )
}

/** The employees of an HR plan, along the bands; named where the column speaks of cards. */
export function PlanEmployees({ line, isNamed }: PlanCellProps & { readonly isNamed: boolean }) {
  const { edit } = useCartMoves()
  const most = mostEmployees(useIssuer().identity.selling.limits, line.productCode)
  return (
    <NumberField
      className={styles.quantity}
      label={isNamed ? cartCopy.planEmployees : cartCopy.employeesLabel}
      labelHidden={!isNamed}
      value={line.quantity || null}
      onValueChange={(quantity) => edit(line.productCode, { quantity: quantity ?? 0 })}
      max={most}
      steps={EMPLOYEE_BANDS}
      error={employeesMessage(line.quantity, most)}
    />
  )
}

/** What an HR plan costs in a month. */
export function PlanMonth({ line }: PlanCellProps) {
  return (
    <PlanMoney line={line}>
      {({ monthlyValue }) => <span className={styles.money}>{formatBrl(monthlyValue)}</span>}
    </PlanMoney>
  )
}

/** What is paid for an HR plan; of a year also how that comes about: its months, and what is taken off. */
export function PlanTotal({ line }: PlanCellProps) {
  const months = MONTHS[line.planPeriod]
  return (
    <PlanMoney line={line}>
      {({ monthlyValue, entries, total }) => (
        <span>
          {months > 1 && (
            <span className={styles.note}>{cartCopy.timesMonths(months, formatBrl(monthlyValue))}</span>
          )}
          {entries
            .filter(({ kind }) => kind !== 'fee')
            .map(({ name, value }) => (
              <span key={name} className={styles.note}>
                {name} <span className={styles.money}>{formatBrl(value)}</span>
              </span>
            ))}
          <span className={styles.money}>{formatBrl(total)}</span>
        </span>
      )}
    </PlanMoney>
  )
}

/** Of an HR plan's price nothing is known of itself: it is the server's. */
function PlanMoney({
  line,
  children,
}: PlanCellProps & { readonly children: (priced: PricedLine) => ReactNode }) {
  const { pricing, isLoading } = usePricing()
  const priced = pricing?.lines.find(({ productCode }) => productCode === line.productCode)
  if (priced) return children(priced)
  if (isLoading) {
    return (
      <span className={styles.waiting}>
        <Skeleton size="text" />
      </span>
    )
  }
  return <span aria-hidden="true">–</span>
}
