import { CheckoutBack } from '../../../always/checkout-frame/checkout-back.tsx'
import styles from './purchase-trail.module.css'
import { PurchaseTrail, type TrailPart } from './purchase-trail.tsx'

interface TrailRowProps {
  readonly at: TrailPart
  /** Where the way back leads. */
  readonly backTo: string
}

/** The way back and where the purchase stands, in one row; on a phone the way back is its arrow. */
export function TrailRow({ at, backTo }: TrailRowProps) {
  return (
    <div className={styles.row}>
      <CheckoutBack leadsTo="previous" to={backTo} />
      <PurchaseTrail at={at} />
    </div>
  )
}
