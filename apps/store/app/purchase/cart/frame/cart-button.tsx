import { badgeCount, badgeText } from '@benefits/domain/cart/badge-count'
import { barePath } from '@benefits/domain/catalogue/without-end-slashes'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { useWalletGroups } from '../../../always/issuer/store-view.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { loadPart } from '../../../ui/load-part.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useRestored } from '../../../visit/visitor-provider.tsx'
import { useCartState } from '../state/use-cart-state.ts'
import styles from './cart-button.module.css'
import { cartButtonCopy } from './copy.ts'

const loadDrawer = () => loadPart(() => import('../drawer/cart-drawer.tsx'))
const CartDrawer = lazy(loadDrawer)

/**
 * The header's cart entry with its count; nothing on the paths without one. The count comes after hydration, in a place
 * that is kept for it.
 */
export function CartButton() {
  const { pathname } = useLocation()
  const cart = useCartState()
  const isRestored = useRestored()
  const walletGroups = useWalletGroups()
  const [drawer, setDrawer] = useState<'unloaded' | 'open' | 'closed'>('unloaded')
  if (isCartButtonHidden(pathname)) return null
  const badge = isRestored ? badgeText(badgeCount(cart.lines, walletGroups)) : ''
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDrawer().catch(() => {})}
        onFocus={() => void loadDrawer().catch(() => {})}
        onClick={() => setDrawer('open')}
      >
        <Icon name="cart" />
        <VisuallyHidden>
          {badge ? cartButtonCopy.cartButtonCount(badge) : cartButtonCopy.cartButton}
        </VisuallyHidden>
        {badge && (
          <span className={styles.badge} aria-hidden="true">
            {badge}
          </span>
        )}
      </button>
      {drawer !== 'unloaded' && (
        <Suspense fallback={null}>
          <CartDrawer open={drawer === 'open'} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
    </>
  )
}

/** First path segments whose pages show no cart button, and the pages below them that do. */
const HIDDEN: ReadonlyMap<string, readonly string[]> = new Map([
  ['checkout', []],
  ['combo', []],
  ['pedido', ['/pedido/carrinho']],
  ['oferta', []],
])

/** Whether the header shows no cart button on this path. */
export function isCartButtonHidden(pathname: string): boolean {
  const path = barePath(pathname)
  const shown = HIDDEN.get(path.split('/')[1] ?? '')
  return shown !== undefined && !shown.includes(path)
}
