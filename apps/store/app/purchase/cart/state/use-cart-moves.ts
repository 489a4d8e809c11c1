import type { CartLine } from '@benefits/domain/cart/cart-line'
import type { CartState } from '@benefits/domain/cart/cart-state'
import { editLine } from '@benefits/domain/cart/lines/edit-line'
import { isLastLine } from '@benefits/domain/cart/lines/is-last-line'
import { removeLine } from '@benefits/domain/cart/lines/remove-line'
import { addProduct } from '@benefits/domain/cart/modality/add-product'
import { resolveConflict } from '@benefits/domain/cart/modality/resolve-conflict'
import type { MoveOutcome } from '@benefits/domain/cart/modality/select-modality'
import { type FilledWallet, fillWallet, replaceByWallet } from '@benefits/domain/cart/wallet/fill-wallet'
import { setWalletAmount } from '@benefits/domain/cart/wallet/set-wallet-amount'
import { setWalletValue } from '@benefits/domain/cart/wallet/set-wallet-value'
import type { Centavos } from '@benefits/domain/money/centavos'
import { useMemo } from 'react'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { useNavigateKeepingQuery } from '../../../always/navigation/use-kept-query.ts'
import { useAnnounce } from '../../../ui/feedback/live-region.tsx'
import { changeCart, emptyCart } from '../../../visit/cart-moves.ts'
import { useVisitorStore } from '../../../visit/visitor-provider.tsx'
import { removedCopy } from '../removed/copy.ts'
import { useTellRemoved } from '../removed/removed-context.tsx'
import { useCartHost } from './cart-context.ts'
import type { Chosen } from './cart-question.ts'
import { namesOf } from './line-words.ts'

/** What a screen may do with the cart; each move is one call into the domain. */
export interface CartMoves {
  /**
   * Adds or replaces a line and says true; one of another modality than the cart's asks first
   * (docs/rules/cart.md: one-modality), and calls back where it took the cart's place.
   */
  readonly add: (line: CartLine, whenReplaced?: () => void) => boolean
  readonly edit: (id: number, change: Partial<Pick<CartLine, 'quantity' | 'monthlyValue'>>) => void
  /** Takes a line out and says so; the last one asks first, then the cart is cleared and the store goes home. */
  readonly remove: (id: number) => void
  /** Makes a change that takes a product, balance or extension out, and says so with the way back. */
  readonly takeOut: (what: TakenOut, change: (cart: CartState) => CartState) => void
  /** Gives all balances of a wallet modality the same number of cards. */
  readonly setWalletAmount: (groupCode: number, amount: number) => void
  /** Gives a balance its value per card; its line is added where it is not there. */
  readonly setWalletValue: (balance: CartLine, value: Centavos) => void
  /** Puts a filled wallet in the place of the one that was there and says true; asks first as `add` does. */
  readonly fillWallet: (wallet: FilledWallet) => boolean
}

/** What a buyer takes out of the cart, as it is called there. */
export interface TakenOut {
  readonly code: number
  readonly name: string
}

/** Gives the moves of the cart. */
export function useCartMoves(): CartMoves {
  const store = useVisitorStore()
  const { ask } = useCartHost()
  const tell = useTellRemoved()
  const announce = useAnnounce()
  const go = useNavigateKeepingQuery()
  const { initialPage } = useIssuer().channel
  return useMemo(() => {
    const move = (change: (cart: CartState) => CartState) => store.move(changeCart, change)
    const settle = (
      chosen: Chosen,
      attempt: (cart: CartState) => MoveOutcome,
      replaced: (cart: CartState) => CartState,
      whenReplaced = () => {},
    ): boolean => {
      const outcome = attempt(store.getState().shopping.cart)
      if ('state' in outcome) {
        move(() => outcome.state)
        return true
      }
      ask({
        kind: 'switch',
        chosen,
        onKeep: () => {},
        onReplace: () => {
          move(replaced)
          whenReplaced()
        },
        onJoined: () =>
          move((cart) => {
            const joined = attempt(cart)
            return 'state' in joined ? joined.state : cart
          }),
      })
      return false
    }
    const takeOut = (
      { code, name }: TakenOut,
      change: (cart: CartState) => CartState,
      leadsTo: string | null = null,
    ) => {
      const before = store.getState().shopping.cart
      if (leadsTo === null) move(change)
      else store.move(emptyCart)
      const { revision } = store.getState().shopping.cart
      if (revision === before.revision) return
      tell({ code, name, before, revision, leadsTo })
      announce(removedCopy.told(name))
    }
    return {
      add: (line, whenReplaced) =>
        settle(
          { name: line.name, groupCodes: [line.groupCode] },
          (cart) => addProduct(cart, line),
          (cart) => resolveConflict(cart, line, 'replace'),
          whenReplaced,
        ),
      fillWallet(wallet) {
        const filled = wallet.balances.filter(({ monthlyValue }) => monthlyValue > 0)
        return settle(
          { name: namesOf(filled), groupCodes: [wallet.groupCode] },
          (cart) => fillWallet(cart, wallet),
          (cart) => replaceByWallet(cart, wallet),
        )
      },
      setWalletAmount: (groupCode, amount) => move((cart) => setWalletAmount(cart, groupCode, amount)),
      setWalletValue: (balance, value) => move((cart) => setWalletValue(cart, balance, value)),
      edit: (id, change) => move((cart) => editLine(cart, id, change)),
      remove(id) {
        const { cart } = store.getState().shopping
        const name = cart.lines.find(({ productCode }) => productCode === id)?.name ?? ''
        const take = (current: CartState) => removeLine(current, id)
        if (!isLastLine(cart, id)) return takeOut({ code: id, name }, take)
        const onRemove = () => {
          takeOut({ code: id, name }, take, initialPage)
          go(initialPage)
        }
        ask({ kind: 'removeLast', product: name, onRemove })
      },
      takeOut: (what, change) => takeOut(what, change),
    }
  }, [store, ask, tell, announce, go, initialPage])
}
