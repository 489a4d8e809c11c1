import { toggleInterest } from '@benefits/domain/cart/toggle-interest'
import { useCartState } from '../../../purchase/cart/public.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { changeCart } from '../../../visit/cart-moves.ts'
import { useVisitorStore } from '../../../visit/visitor-provider.tsx'
import { solutionsCopy as copy } from '../copy.ts'
import styles from './section-body.module.css'
import type { SolutionSection } from './solution-sections.ts'

/** What else the company can have; each can be marked to hear more of it, which goes along with the order. */
export function InterestChips({ section: { available, unserved } }: { readonly section: SolutionSection }) {
  const store = useVisitorStore()
  const { interest } = useCartState()
  return (
    <>
      {available.length > 0 && <p className={styles.hint}>{copy.interestHint}</p>}
      <ul className={styles.available}>
        {available.map(({ code, name }) => {
          const isMarked = interest.some(({ id }) => id === code)
          return (
            <li key={code}>
              <button
                type="button"
                className={styles.chip}
                aria-pressed={isMarked}
                aria-label={copy.interestIn(name)}
                onClick={() => store.move(changeCart, (cart) => toggleInterest(cart, { id: code, name }))}
              >
                <span className={styles.mark}>{isMarked && <Icon name="check" size={16} />}</span>
                <span>{name}</span>
              </button>
            </li>
          )
        })}
        {unserved.map((product) => (
          <li key={product.code} className={styles.chip} data-unserved="">
            {copy.unserved(product.name)}
          </li>
        ))}
      </ul>
    </>
  )
}
