import { Icon } from '../ui/art/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import styles from './cart-button.module.css'
import { shellCopy } from './copy.ts'

interface CartButtonProps {
  /** What the badge shows: the count, '99+' from 100 on; null shows none. */
  readonly badge: string | null
  /** Some paths show no cart button (decisions 11 'Routes'). */
  readonly hidden: boolean
  readonly onOpen: () => void
}

/** The header's cart with its count (spec 1 §2.3). Its place is kept before the count is known: nothing shifts. */
export function CartButton({ badge, hidden, onOpen }: CartButtonProps) {
  if (hidden) return null
  return (
    <span className={styles.cart}>
      <IconButton
        label={shellCopy.openCart(badge)}
        icon={<Icon name="cart" />}
        onClick={onOpen}
        variant="outlined"
      />
      {badge && (
        <span className={styles.badge} aria-hidden="true" data-cart-badge="">
          {badge}
        </span>
      )}
    </span>
  )
}
