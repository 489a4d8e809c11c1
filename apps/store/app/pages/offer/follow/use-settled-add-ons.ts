import { settleOfferCart } from '@benefits/domain/offer/settle-offer-cart'
import { useEffect } from 'react'
import { useWalletGroups } from '../../../always/issuer/store-view.ts'
import { withCart } from '../../../visit/cart-slice.ts'
import { offerOf } from '../../../visit/offer-of.ts'
import { followedOffer } from '../../../visit/offers-moves.ts'
import { useVisitorStore } from '../../../visit/visitor-provider.tsx'
import type { VisitorStore } from '../../../visit/visitor-store.ts'

/** Gives the cart the services of its offer after every change, whichever page is open (docs/rules/offers.md: add-ons). */
export function useSettledAddOns(): void {
  const store = useVisitorStore()
  const walletGroupCodes = useWalletGroups()
  useEffect(() => {
    const settle = () => settleCart(store, walletGroupCodes)
    settle()
    return store.subscribe(settle)
  }, [store, walletGroupCodes])
}

function settleCart(
  store: Pick<VisitorStore, 'getState' | 'setState'>,
  walletGroupCodes: readonly number[],
): void {
  const state = store.getState()
  const offer = followedOffer(state)
  // What was concluded stays as it was contracted.
  if (offer === null || offerOf(state.shopping) === null || state.purchase.order !== null) return
  const contractedCodes = state.customer.contractedProducts.map(({ code }) => code)
  const cart = settleOfferCart(state.shopping.cart, offer, { walletGroupCodes, contractedCodes })
  if (cart !== state.shopping.cart) store.setState({ shopping: withCart(state.shopping, cart) })
}
