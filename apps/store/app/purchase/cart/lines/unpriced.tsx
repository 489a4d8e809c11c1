import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { usePricing } from '../price/use-pricing.ts'
import styles from './cart-table.module.css'

/** In the place of an amount that only the server knows: it is being asked for, or there is none. */
export function Unpriced() {
  const { isLoading } = usePricing()
  if (!isLoading) return <span aria-hidden="true">–</span>
  return (
    <span className={styles.waiting}>
      <Skeleton size="text" />
    </span>
  )
}
