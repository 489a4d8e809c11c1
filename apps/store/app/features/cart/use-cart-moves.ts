import { addProduct } from '@benefits/domain/cart/add-product'
import type { CartLine } from '@benefits/domain/cart/cart-line'
import type { CartState } from '@benefits/domain/cart/cart-state'
import { editLine } from '@benefits/domain/cart/edit-line'
import { isLastLine } from '@benefits/domain/cart/is-last-line'
import { removeLine } from '@benefits/domain/cart/remove-line'
import { resolveConflict } from '@benefits/domain/cart/resolve-conflict'
import { useMemo } from 'react'
import { useStore } from '../../issuer/store-view.ts'
import { useNavigateKeepingQuery } from '../../shell/use-kept-query.ts'
import { useVisitorStore } from '../../state/visitor-provider.tsx'
import { useCartHost } from './cart-provider.tsx'
import { emptied, withCart } from './cart-slice.ts'

/** What a screen may do with the cart; each move is one call into the domain. */
export interface CartMoves {
  /**
   * Adds or replaces a line and says true; one of another modality than the cart's asks first (spec 1 §4), and calls
   * back where it took the cart's place.
   */
  readonly add: (line: CartLine, whenReplaced?: () => void) => boolean
  readonly edit: (id: number, change: Partial<Pick<CartLine, 'amount' | 'value'>>) => void
  /** Takes a line out; the last one asks first, then the cart is cleared and the store goes home (spec 1 §4). */
  readonly remove: (id: number) => void
}

/** Gives the moves of the cart. */
export function useCartMoves(): CartMoves {
  const store = useVisitorStore()
  const { ask } = useCartHost()
  const go = useNavigateKeepingQuery()
  const { initialPage } = useStore().channel
  return useMemo(() => {
    const move = (change: (cart: CartState) => CartState) =>
      store.setState(({ shopping }) => ({ shopping: withCart(shopping, change(shopping.cart)) }))
    return {
      add(line, whenReplaced = () => {}) {
        const outcome = addProduct(store.getState().shopping.cart, line)
        if ('state' in outcome) {
          move(() => outcome.state)
          return true
        }
        ask({
          kind: 'switch',
          onKeep: () => {},
          onReplace: () => {
            move((cart) => resolveConflict(cart, line, 'replace'))
            whenReplaced()
          },
        })
        return false
      },
      edit: (id, change) => move((cart) => editLine(cart, id, change)),
      remove(id) {
        const { cart } = store.getState().shopping
        if (!isLastLine(cart, id)) return move((current) => removeLine(current, id))
        const product = cart.lines[0]?.name ?? ''
        const onRemove = () => {
          store.setState(({ shopping }) => ({ shopping: emptied(shopping) }))
          go(initialPage)
        }
        ask({ kind: 'removeLast', product, onRemove })
      },
    }
  }, [store, ask, go, initialPage])
}
