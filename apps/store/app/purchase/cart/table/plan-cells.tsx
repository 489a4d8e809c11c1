import { PAID_EVERY_TEXTS } from '@benefits/copy/total-parts'
import type { CartLine } from '@benefits/domain/cart/cart-line'
import { mostEmployees } from '@benefits/domain/cart/plan/most-employees'
import { EMPLOYEE_BANDS } from '@benefits/domain/catalogue/employee-band'
import type { Centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { type PriceRow, priceRows } from '@benefits/domain/pricing/price-rows'
import { NumberField } from '../../../ui/forms/amounts/number-field.tsx'
import { cartCopy } from '../copy.ts'
import { useCartLimits } from '../price/use-cart-limits.ts'
import { usePricing } from '../price/use-pricing.ts'
import { useCartMoves } from '../state/use-cart-moves.ts'
import { Paid, Unpriced } from './amounts.tsx'
import styles from './cart-table.module.css'
import { employeesMessage } from './line-messages.ts'

interface PlanCellProps {
  readonly line: CartLine
}

/** An HR plan's name and how it is paid. */
export function PlanName({ line }: PlanCellProps) {
  return (
    <span>
      <span>{line.name}</span>
      <span className={styles.note}>{cartCopy.planPeriod[line.planPeriod]}</span>
    </span>
  )
}

/** The employees of an HR plan, along the bands; named where the column speaks of cards. */
export function PlanEmployees({ line, isNamed }: PlanCellProps & { readonly isNamed: boolean }) {
  const { edit } = useCartMoves()
  const most = mostEmployees(useCartLimits(), line.productCode)
  return (
    <NumberField
      data-cart-field="quantity"
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

/** What an HR plan alone costs in a month; named where the column speaks of cards. */
export function PlanMonth({ line, isNamed }: PlanCellProps & { readonly isNamed: boolean }) {
  const row = usePlanRow(line)
  if (row === null) return <Unpriced />
  return (
    <span>
      <span className={styles.money}>{formatBrl(row.unitValue as Centavos)}</span>
      {isNamed && <span className={styles.note}>{PAID_EVERY_TEXTS.monthly}</span>}
    </span>
  )
}

/** What an HR plan alone comes to in its period, before anything is taken off. */
export function PlanTotal({ line }: PlanCellProps) {
  const row = usePlanRow(line)
  return row === null ? <Unpriced /> : <Paid row={row} />
}

/** Of an HR plan's price nothing is known of itself: it is the server's. */
function usePlanRow(line: CartLine): PriceRow | null {
  const { pricing } = usePricing()
  const own = pricing?.lines.filter(({ productCode }) => productCode === line.productCode) ?? []
  return priceRows(own, [line]).find(({ kind }) => kind === 'plan') ?? null
}
