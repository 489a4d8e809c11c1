import { Button } from '../../../ui/press/button.tsx'
import { cartCopy } from '../copy.ts'
import { useSharing } from '../state/cart-context.ts'
import { useCartState } from '../state/use-cart-state.ts'

/** Asks for the dialog that gives the cart's link. Inline it is one of several buttons in a row. */
export function ShareButton({ isInline = false }: { readonly isInline?: boolean }) {
  const { prepare, open } = useSharing()
  return (
    <Button
      variant="ghost"
      size={isInline ? 'md' : 'sm'}
      block={!isInline}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={open}
    >
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
