import { Button } from '../../../ui/press/button.tsx'
import { cartCopy } from '../copy.ts'
import { useCartHost } from '../frame/cart-context.ts'
import { useCartState } from '../frame/use-cart-state.ts'

/** Opens the dialog that gives the cart's link; what it needs comes with it. */
export function ShareButton() {
  const { ask } = useCartHost()
  return (
    <Button variant="ghost" size="sm" block onClick={() => ask({ kind: 'share' })}>
      {cartCopy.share}
    </Button>
  )
}

/** The same where a cart's page has no summary; nothing for an empty cart. */
export function ShareBeside() {
  const { lines } = useCartState()
  return (
    lines.length > 0 && (
      <div>
        <ShareButton />
      </div>
    )
  )
}
