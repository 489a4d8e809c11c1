import type { CartLine } from '@benefits/domain/cart/cart-line'
import { toOrderLines } from '@benefits/domain/cart/to-order-lines'
import { centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { useLineFees } from '../../commands/use-line-fees.ts'
import { productCopy as copy } from './copy.ts'
import styles from './order-sum.module.css'

interface OrderSumProps {
  /** What is typed, or in the cart; null before both are there. */
  readonly line: CartLine | null
  /** The cart has other products, whose price this is not. */
  readonly isBesideOthers: boolean
}

/** What an order of this product alone comes to: credit, fees as soon as they are priced, and both. */
export function OrderSum({ line, isBesideOthers }: OrderSumProps) {
  const [order = null] = line === null ? [] : toOrderLines([line])
  const fees = useLineFees(order)
  if (line === null) return <p className={styles.waiting}>{copy.sumWaits}</p>
  const credit = centavos(line.quantity * line.monthlyValue)
  return (
    <div className={styles.sum}>
      <dl className={styles.rows}>
        <div className={styles.row}>
          <dt>{copy.creditOf(line.quantity, formatBrl(line.monthlyValue))}</dt>
          <dd>{formatBrl(credit)}</dd>
        </div>
        <div className={styles.row}>
          <dt>{copy.fees}</dt>
          <dd>{fees === null ? copy.feesAsked : fees === 0 ? copy.noFees : formatBrl(centavos(fees))}</dd>
        </div>
        <div className={styles.total}>
          <dt>{copy.total}</dt>
          <dd>
            <output>{formatBrl(centavos(credit + (fees ?? 0)))}</output>
          </dd>
        </div>
      </dl>
      {isBesideOthers && <p className={styles.waiting}>{copy.besideOthers}</p>}
    </div>
  )
}
