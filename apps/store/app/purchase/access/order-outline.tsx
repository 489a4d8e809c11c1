import { OutlineRows } from '../../ui/feedback/outline.tsx'
import { Skeleton } from '../../ui/marks/skeleton.tsx'
import { cartCopy } from '../cart/public.ts'
import styles from './order-outline.module.css'

/** 'Seu pedido até aqui' before what the tab holds is read, as high as an order of one product. */
export function OrderOutline() {
  return (
    <div className={styles.order}>
      <h2 className={styles.title}>{cartCopy.orderSoFar}</h2>
      <OutlineRows count={1} />
      <Skeleton size="text" className={styles.total} />
    </div>
  )
}
