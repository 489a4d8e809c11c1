import type { CartLine } from '@benefits/domain/cart/cart-line'
import { toOrderLines } from '@benefits/domain/cart/to-order-lines'
import { centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { useLineFees } from '../../commands/use-line-fees.ts'
import { classNames } from '../../ui/class-names.ts'
import { productCopy as copy } from './copy.ts'
import styles from './order-sum.module.css'

interface OrderSumProps {
  /** What is typed, or in the cart; null before both are there. */
  readonly line: CartLine | null
  /** The cart has other products, whose price this is not. */
  readonly isBesideOthers: boolean
}

/**
 * What an order of this product alone comes to: its fees as soon as they are priced, and the total; what the cards are
 * given is said beside the button. The rows stand there before anything is typed, so that nothing moves under them.
 */
export function OrderSum({ line, isBesideOthers }: OrderSumProps) {
  const [order = null] = line === null ? [] : toOrderLines([line])
  const fees = useLineFees(order)
  const credit = line && centavos(line.quantity * line.monthlyValue)
  return (
    <div className={styles.sum}>
      <dl className={styles.rows}>
        <div className={styles.row}>
          <dt>{copy.fees}</dt>
          <dd>{line === null ? copy.open : feesInWords(fees)}</dd>
        </div>
        <div className={classNames(styles.total, credit === null && styles.open)}>
          <dt>{copy.total}</dt>
          <dd>
            <output>{credit === null ? copy.open : formatBrl(centavos(credit + (fees ?? 0)))}</output>
          </dd>
        </div>
      </dl>
      {isBesideOthers && <p className={styles.beside}>{copy.besideOthers}</p>}
    </div>
  )
}

function feesInWords(fees: number | null): string {
  if (fees === null) return copy.feesAsked
  return fees === 0 ? copy.noFees : formatBrl(centavos(fees))
}
