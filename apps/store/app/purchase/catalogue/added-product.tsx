import type { CartLine } from '@benefits/domain/cart/cart-line'
import { centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import type { MouseEvent } from 'react'
import { KeepQueryLink } from '../../always/navigation/keep-query-link.tsx'
import { Icon } from '../../ui/art/icon.tsx'
import { Button } from '../../ui/press/button.tsx'
import { buttonClass } from '../../ui/press/button-class.ts'
import { useFocusWhen } from '../../ui/use-focus-when.ts'
import { removerOf, SUMMARY_PLACE } from '../cart/public.ts'
import styles from './added-product.module.css'
import { catalogueCopy } from './copy.ts'

interface AddedProductProps {
  readonly line: CartLine
  /** Where 'Seguir para o carrinho' leads. */
  readonly cartHref: string
  /** The page has a total with the way on: this one steps back. */
  readonly isQuiet: boolean
  /** It has just been added here: takes the focus that the form had. */
  readonly autoFocus: boolean
  readonly onFocused: () => void
  readonly onEdit: () => void
  readonly onRemove: () => void
}

/** What was added: quantity and value per card, and the ways on. */
export function AddedProduct({
  line,
  cartHref,
  isQuiet,
  autoFocus,
  onFocused,
  onEdit,
  onRemove,
}: AddedProductProps) {
  const heading = useFocusWhen<HTMLParagraphElement>(autoFocus, { onFocused })
  const isCartHere = cartHref.includes('#')
  return (
    <div className={styles.added} data-added="">
      <p ref={heading} tabIndex={-1} className={styles.heading}>
        <Icon name="check" size={20} />
        {catalogueCopy.added}
      </p>
      {isCartHere && (
        <a className={styles.toSummary} href={`#${SUMMARY_PLACE}`} onClick={goToSummary}>
          {catalogueCopy.goToSummary}
        </a>
      )}
      <p className={styles.facts}>
        <strong>{catalogueCopy.cards(line.quantity)}</strong> <strong>{formatBrl(line.monthlyValue)}</strong>{' '}
        {catalogueCopy.perCard}
      </p>
      <p className={styles.subtotal}>
        <strong>{formatBrl(centavos(line.quantity * line.monthlyValue))}</strong>{' '}
        <span className={styles.when}>{catalogueCopy.subtotal}</span>
      </p>
      <div className={styles.actions}>
        <Button variant="ghost" size="sm" iconBefore={<Icon name="edit" size={18} />} onClick={onEdit}>
          {catalogueCopy.edit}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          iconBefore={<Icon name="trash" size={18} />}
          {...removerOf(line.productCode)}
          onClick={onRemove}
        >
          {catalogueCopy.remove}
        </Button>
        <KeepQueryLink
          to={cartHref}
          className={buttonClass({ variant: isQuiet ? 'secondary' : 'primary', block: true })}
        >
          {catalogueCopy.goToCart}
        </KeepQueryLink>
      </div>
    </div>
  )
}

/** Puts the focus to the summary, without another address. */
function goToSummary(event: MouseEvent) {
  event.preventDefault()
  document.getElementById(SUMMARY_PLACE)?.focus()
}
