import { isFilled } from '@benefits/domain/cart/proceed-block'
import { centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { cartPathOf } from '../../../addresses/cart-paths.ts'
import { ProductName } from '../../../always/issuer/product-name.tsx'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { KeepQueryLink } from '../../../always/navigation/keep-query-link.tsx'
import { useHome } from '../../../always/navigation/use-home.ts'
import { useNavigateKeepingQuery } from '../../../always/navigation/use-kept-query.ts'
import { SpotEmptyCart } from '../../../ui/art/spot-empty-cart.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Drawer } from '../../../ui/overlay/dialog.tsx'
import { Button } from '../../../ui/press/button.tsx'
import { buttonClass } from '../../../ui/press/button-class.ts'
import { SetAsideCarts } from '../beside/set-aside-carts.tsx'
import { cartCopy } from '../copy.ts'
import { TotalPrice } from '../price/total-price.tsx'
import { RemoveButton } from '../removed/remove-button.tsx'
import { RemovedPlace } from '../removed/removed-context.tsx'
import { lineWords } from '../state/line-words.ts'
import { useCartMoves } from '../state/use-cart-moves.ts'
import { useCartPath } from '../state/use-cart-path.ts'
import { useCartState } from '../state/use-cart-state.ts'
import styles from './cart-drawer.module.css'

interface CartDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The drawer 'Meu carrinho': lines, total and the way to the cart's page. */
export default function CartDrawer({ open, onClose }: CartDrawerProps) {
  const { lines } = useCartState()
  const { remove } = useCartMoves()
  const cartPage = useCartPath()
  const { identity } = useIssuer()
  const go = useNavigateKeepingQuery()
  const home = useHome(cartCopy.seeBenefits)
  const isEmpty = lines.length === 0
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={cartCopy.drawerTitle}
      actions={
        !isEmpty && (
          <div className={styles.foot}>
            <TotalPrice />
            <KeepQueryLink
              to={`${cartPage}#carrinho`}
              className={buttonClass({ block: true })}
              onClick={onClose}
            >
              {cartCopy.goToCart}
            </KeepQueryLink>
            <Button variant="ghost" block onClick={onClose}>
              {cartCopy.continueShopping}
            </Button>
          </div>
        )
      }
    >
      {isEmpty ? (
        <div className={styles.empty}>
          <EmptyState art={<SpotEmptyCart />}>{cartCopy.drawerEmpty}</EmptyState>
          <KeepQueryLink to={home.to} className={buttonClass({ variant: 'secondary' })} onClick={onClose}>
            {home.label}
          </KeepQueryLink>
        </div>
      ) : (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line.productCode} className={styles.line}>
              <div>
                <p className={styles.name}>
                  <ProductName name={line.name} />
                </p>
                <p className={styles.detail}>{lineWords(line)}</p>
              </div>
              {line.lineType !== 'hcm' && isFilled(line) && (
                <p className={styles.sum}>{formatBrl(centavos(line.quantity * line.monthlyValue))}</p>
              )}
              <RemoveButton
                line={line}
                onRemove={(code) => {
                  // The question about the last product must not lie behind the drawer.
                  if (lines.length === 1) onClose()
                  remove(code)
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <RemovedPlace place="drawer" />
      <SetAsideCarts
        headingLevel={3}
        onBack={(cart) => {
          onClose()
          go(`${cartPathOf(identity, cart)}#carrinho`)
        }}
      />
    </Drawer>
  )
}
