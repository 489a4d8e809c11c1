import type { RefObject } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { CartOrContracted } from '../beside/cart-or-contracted.tsx'
import type { PaintedProduct } from '../price/money-parts.ts'
import { CartTable } from '../table/cart-table.tsx'
import styles from './own-cart.module.css'
import { StillBelow } from './still-below.tsx'
import { useShownRows } from './use-shown-rows.ts'

/** The id of the cart's heading, which links lead to. */
export const OWN_CART = 'carrinho'

interface OwnCartProps {
  readonly title: string
  readonly products: ReadonlyMap<number, PaintedProduct>
  /** What is chosen from, below it. */
  readonly below: RefObject<HTMLElement | null>
}

/**
 * The rows of the cart over what may be added to it; nothing while it is empty (docs/rules/screens.md: own-cart-first).
 * Before the tab's copy was read its room is hidden, unless the page's own script knows of lines
 * (`first-paint/tab-cart.ts`).
 */
export function OwnCart({ title, products, below }: OwnCartProps) {
  const rows = useShownRows()
  return (
    <StillBelow rows={rows} below={below}>
      {rows === null && (
        <section key="room" hidden data-tab-cart="">
          <h2 id={OWN_CART} className={styles.title}>
            {title}
          </h2>
          <div className={styles.room} />
        </section>
      )}
      {rows !== null && rows > 0 && (
        <section key="cart" aria-labelledby={OWN_CART}>
          <h2 id={OWN_CART} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <CartOrContracted>
            <div className={classNames(styles.panel, styles.rows)} data-own-rows="">
              <CartTable products={products} />
            </div>
          </CartOrContracted>
        </section>
      )}
    </StillBelow>
  )
}
