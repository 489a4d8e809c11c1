import type { CartState } from '@benefits/domain/cart/cart-state'
import { useCallback } from 'react'
import { useAnnounce } from '../../../ui/feedback/live-region.tsx'
import { bringCartBack } from '../../../visit/aside-moves.ts'
import { useVisitor, useVisitorStore } from '../../../visit/visitor-provider.tsx'
import { asideCopy as copy } from './aside-copy.ts'

/** The carts that were kept aside, the last one first, and the function that brings one back. */
export interface SetAside {
  readonly carts: readonly CartState[]
  readonly bringBack: (cart: CartState) => void
}

const NONE: readonly CartState[] = []

/** Reads the carts that another one took the place of in this visit. */
export function useSetAside(): SetAside {
  const store = useVisitorStore()
  const announce = useAnnounce()
  const carts = useVisitor(({ shopping }) => shopping.asideCarts ?? NONE)
  return {
    carts,
    bringBack: useCallback(
      (cart) => {
        store.move(bringCartBack, cart)
        announce(copy.isBack)
      },
      [store, announce],
    ),
  }
}

/** Puts the focus to the page's cart, else to the begin of its content: what was pressed is gone with its cart. */
export function focusPage() {
  const place = document.getElementById('carrinho') ?? document.getElementById('conteudo')
  place?.focus({ preventScroll: true })
}
