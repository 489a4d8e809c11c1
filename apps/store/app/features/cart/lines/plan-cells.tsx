import type { CartLine } from '@benefits/domain/cart/cart-line'
import { mostEmployees } from '@benefits/domain/cart/plan/most-employees'
import { EMPLOYEE_BANDS } from '@benefits/domain/catalogue/employee-band'
import { formatBrl } from '@benefits/domain/money/format-brl'
import type { PricedLine } from '@benefits/domain/pricing/pricing'
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

/** The employees of an HR plan, along the bands. */
export function PlanEmployees({ line }: PlanCellProps) {
  const { edit } = useCartMoves()
  const most = mostEmployees(useIssuer().identity.selling.limits, line.productCode)
  return (
    <NumberField
      className={styles.quantity}
      label={cartCopy.employeesLabel}
      labelHidden
      value={line.quantity || null}
      onValueChange={(quantity) => edit(line.productCode, { quantity: quantity ?? 0 })}
      max={most}
      steps={EMPLOYEE_BANDS}
      error={employeesMessage(line.quantity, most)}
    />
  )
}

/** What an HR plan costs: of itself nothing is known, the price is the server's. */
export function PlanMoney({ line, field }: PlanCellProps & { readonly field: 'monthlyValue' | 'total' }) {
  const { pricing, isLoading } = usePricing()
  const priced: PricedLine | undefined = pricing?.lines.find(
    ({ productCode }) => productCode === line.productCode,
  )
  if (priced) return <span className={styles.money}>{formatBrl(priced[field])}</span>
  if (isLoading) {
    return (
      <span className={styles.waiting}>
        <Skeleton size="text" />
      </span>
    )
  }
  return <span aria-hidden="true">–</span>
}
