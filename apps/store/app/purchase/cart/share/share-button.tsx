import { Button } from '../../../ui/press/button.tsx'
import { cartCopy } from '../copy.ts'
import { useCartHost } from '../frame/cart-context.ts'

/** Opens the dialog that gives the cart's link; what it needs comes with it. */
export function ShareButton() {
  const { ask } = useCartHost()
  return (
    <Button variant="ghost" size="sm" block onClick={() => ask({ kind: 'share' })}>
      {cartCopy.share}
    </Button>
  )
}
