import type { CartLine } from '@benefits/domain/cart/cart-line'
import { type MouseEvent, useId, useState } from 'react'
import { ProductName } from '../../always/issuer/product-name.tsx'
import { Icon } from '../../ui/art/icon.tsx'
import { IconBadge } from '../../ui/art/icon-badge.tsx'
import { InlineMessage } from '../../ui/feedback/inline-message.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { catalogueCopy, type ProductView, productIcon } from '../catalogue/public.ts'
import styles from './balance-chip.module.css'
import { BalanceRemover } from './balance-remover.tsx'
import { BalanceTimes } from './balance-times.tsx'
import { BalanceValue } from './balance-value.tsx'
import { walletCopy } from './copy.ts'

interface BalanceChipProps {
  readonly product: ProductView
  /** Its line of the cart; without one the balance is not chosen. */
  readonly line: CartLine | undefined
  /** Cards of the wallet. */
  readonly cards: number
  readonly isUnserved: boolean
  readonly autoFocus: boolean
  readonly onFocused: () => void
  readonly onChoose: () => void
}

/**
 * A balance that is chosen by a press anywhere on it, and then gets its value where it stands. What the press
 * brings lies under the place that was pressed, so that a second tap takes nothing out.
 */
export function BalanceChip(props: BalanceChipProps) {
  const { product, line, cards, isUnserved, autoFocus, onFocused, onChoose } = props
  const { name, description, colourToken } = product
  const id = useId()
  const [isPointed, setPointed] = useState(false)
  const isOpen = !line && !isUnserved

  function choose({ detail }: MouseEvent) {
    // A page that moved under the finger would bring something else to the second tap.
    setPointed(detail > 0)
    onChoose()
  }

  return (
    <article className={styles.chip} data-chosen={line ? '' : undefined} aria-labelledby={id}>
      <IconBadge name={productIcon(colourToken)} tone={colourToken} size="sm" />
      <div>
        <h4 id={id} className={styles.name}>
          <ProductName name={name} />
        </h4>
        <p className={styles.detail}>{description}</p>
        {isUnserved && <InlineMessage kind="warning">{catalogueCopy.unservedTag}</InlineMessage>}
      </div>
      {line && <BalanceTimes cards={cards} />}
      {isOpen && (
        <button type="button" className={styles.choose} onClick={choose}>
          <Icon name="plus" size={20} />
          <VisuallyHidden>{walletCopy.add}</VisuallyHidden>
        </button>
      )}
      {line && (
        <div className={styles.value}>
          <BalanceValue
            className={styles.field}
            line={line}
            cards={cards}
            autoFocus={autoFocus}
            preventScroll={isPointed}
            onFocused={onFocused}
          />
          <BalanceRemover {...line} />
        </div>
      )}
    </article>
  )
}
