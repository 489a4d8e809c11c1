import { Button } from '../../../ui/press/button.tsx'
import { cartCopy } from '../copy.ts'
import { useCartHost } from '../state/cart-context.ts'
import { useCartState } from '../state/use-cart-state.ts'
import { loadShareDialog } from './load-share-dialog.ts'

/**
 * Opens the dialog that gives the cart's link. All that stands in it is asked for together, so that it opens whole and
 * nothing in it moves. Inline it is one of several buttons in a row.
 */
export function ShareButton({ isInline = false }: { readonly isInline?: boolean }) {
  const { ask, proposer } = useCartHost()

  function load() {
    for (const part of [loadShareDialog(), proposer?.load()]) void part?.catch(() => {})
  }

  return (
    <Button
      variant="ghost"
      size={isInline ? 'md' : 'sm'}
      block={!isInline}
      onPointerEnter={load}
      onFocus={load}
      onClick={() => {
        load()
        ask({ kind: 'share' })
      }}
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
