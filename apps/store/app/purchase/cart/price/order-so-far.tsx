import { ProductName } from '../../../always/issuer/product-name.tsx'
import { KeepQueryLink } from '../../../always/navigation/keep-query-link.tsx'
import { cartCopy as copy } from '../copy.ts'
import { lineWords } from '../state/line-words.ts'
import { useCartPath } from '../state/use-cart-path.ts'
import { useCartState } from '../state/use-cart-state.ts'
import styles from './order-so-far.module.css'
import { TotalLine } from './total-line.tsx'

/** So many lines are named; of more it is told how many there are besides. */
const MOST_LINES = 5

/** What is being bought, line by line, with its total and the way back to it: beside forms that tell nothing of it. */
export function OrderSoFar() {
  const { lines } = useCartState()
  const cartPath = useCartPath()
  if (lines.length === 0) return null
  const more = lines.length - MOST_LINES
  return (
    <section className={styles.order} aria-labelledby="pedido-ate-aqui">
      <div className={styles.head}>
        <h2 id="pedido-ate-aqui" className={styles.title}>
          {copy.orderSoFar}
        </h2>
        <KeepQueryLink to={cartPath} className={styles.edit}>
          {copy.seeCart}
        </KeepQueryLink>
      </div>
      <ul className={styles.lines}>
        {lines.slice(0, MOST_LINES).map((line) => (
          <li key={line.productCode} className={styles.line}>
            <span>
              <ProductName name={line.name} />
            </span>
            <span className={styles.amount}>{lineWords(line)}</span>
          </li>
        ))}
        {more > 0 && <li className={styles.more}>{copy.moreLines(more)}</li>}
      </ul>
      <TotalLine isLarge />
    </section>
  )
}
