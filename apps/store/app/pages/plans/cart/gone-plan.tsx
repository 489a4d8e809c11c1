import { CartTable, type PaintedProduct } from '../../../purchase/cart/public.ts'
import styles from './gone-plan.module.css'

const NONE: ReadonlyMap<number, PaintedProduct> = new Map()

/** A plan of the cart that the store does not sell (any more): as its proposal said it, or to be taken out. */
export default function GonePlan({ groupCode }: { readonly groupCode: number }) {
  return (
    <div className={styles.panel}>
      <CartTable products={NONE} groupCode={groupCode} />
    </div>
  )
}
