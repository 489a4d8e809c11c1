import { IconBadge } from '../../ui/art/icon-badge.tsx'
import { paymentCopy } from './copy.ts'
import styles from './payment-box.module.css'

/** How the order is paid: by boleto, which the customer portal makes once the order is issued (spec 2 §2). */
export function PaymentBox() {
  return (
    <div className={styles.method}>
      <IconBadge name="file" />
      <div>
        <p className={styles.name}>{paymentCopy.boleto}</p>
        <p className={styles.info}>{paymentCopy.boletoInfo}</p>
      </div>
    </div>
  )
}
