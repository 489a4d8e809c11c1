import type { Chosen } from '../cart-question.ts'
import { cartCopy } from '../copy.ts'
import { lineWords } from '../lines/line-words.ts'
import { namesOf } from '../lines/names-of.ts'
import { useCartState } from '../use-cart-state.ts'
import styles from './switch-details.module.css'

/** What the switch modal is about: what is in the cart, what was chosen, and what would leave. */
export function SwitchDetails({ chosen }: { readonly chosen: Chosen }) {
  const { lines } = useCartState()
  const leaving = lines.filter(({ groupCode }) => !chosen.groupCodes.includes(groupCode))
  return (
    <dl className={styles.facts}>
      <dt className={styles.term}>{cartCopy.switchHas}</dt>
      <dd>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line.productCode} className={styles.line}>
              <span>{line.name}</span>
              <span className={styles.detail}>{lineWords(line)}</span>
            </li>
          ))}
        </ul>
      </dd>
      <dt className={styles.term}>{cartCopy.switchChosen}</dt>
      <dd>{chosen.name}</dd>
      <dt className={styles.term}>{cartCopy.switchLeaves}</dt>
      <dd>{namesOf(leaving)}</dd>
    </dl>
  )
}
