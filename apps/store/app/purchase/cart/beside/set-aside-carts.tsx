import type { CartState } from '@benefits/domain/cart/cart-state'
import { useId } from 'react'
import { Button } from '../../../ui/press/button.tsx'
import { useRestored } from '../../../visit/visitor-provider.tsx'
import { lineWords } from '../state/line-words.ts'
import { asideCopy as copy } from './aside-copy.ts'
import styles from './set-aside-carts.module.css'
import { focusPage, useSetAside } from './use-set-aside.ts'

interface SetAsideCartsProps {
  readonly headingLevel: 2 | 3
  /** A cart came back. */
  readonly onBack?: (cart: CartState) => void
}

/** The carts that another one took the place of, each with the way back; nothing where there are none. */
export function SetAsideCarts({ headingLevel, onBack }: SetAsideCartsProps) {
  const id = useId()
  const isRestored = useRestored()
  const { carts, bringBack } = useSetAside()
  if (!isRestored || carts.length === 0) return null
  const Heading = `h${headingLevel}` as const
  return (
    <section className={styles.box} aria-labelledby={id}>
      <Heading id={id} className={styles.title}>
        {copy.title(carts.length)}
      </Heading>
      <ul className={styles.carts}>
        {carts.map((cart) => (
          <li key={cart.revision} className={styles.cart}>
            <ul className={styles.lines} id={`${id}-${cart.revision}`}>
              {cart.lines.map((line) => (
                <li key={line.productCode} className={styles.line}>
                  <span>{line.name}</span>
                  <span className={styles.detail}>{lineWords(line)}</span>
                </li>
              ))}
            </ul>
            <Button
              variant="secondary"
              size="sm"
              aria-describedby={`${id}-${cart.revision}`}
              onClick={() => {
                bringBack(cart)
                if (onBack) onBack(cart)
                else focusPage()
              }}
            >
              {copy.bringBack}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
