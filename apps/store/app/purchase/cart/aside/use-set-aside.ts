import type { CartState } from '@benefits/domain/cart/cart-state'
import { useCallback } from 'react'
import { useAnnounce } from '../../../ui/feedback/live-region.tsx'
import { useVisitor, useVisitorStore } from '../../../visit/visitor-provider.tsx'
import { asideCopy as copy } from './copy.ts'
import { bringBack } from './set-aside.ts'

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
        store.setState(({ shopping, customer }) => ({
          shopping: bringBack(shopping, cart, customer.contractedProducts),
        }))
        announce(copy.isBack)
      },
      [store, announce],
    ),
  }
}
