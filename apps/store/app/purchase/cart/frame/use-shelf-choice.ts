import { pickModality } from '@benefits/domain/cart/modality/select-modality'
import { type MouseEvent, useCallback } from 'react'
import { useNavigateKeepingQuery } from '../../../always/navigation/use-kept-query.ts'
import { loadPart } from '../../../ui/load-part.ts'
import { changeCart } from '../../../visit/cart-moves.ts'
import { useVisitorStore } from '../../../visit/visitor-provider.tsx'
import { useCartHost } from '../state/cart-context.ts'
import type { ShelfModality } from '../state/confirm-switch.ts'

/**
 * Gives the click handler of the shelf's links, one for each modality. It selects the modality and lets the link lead
 * on; where the cart holds another one, the switch modal asks: keeping goes back to the current modality, emptying goes
 * to the new one. Links that open elsewhere select nothing.
 */
export function useShelfChoice(
  modalities: readonly ShelfModality[],
): (modality: ShelfModality) => (event: MouseEvent<HTMLElement>) => void {
  const store = useVisitorStore()
  const { ask } = useCartHost()
  const go = useNavigateKeepingQuery()
  return useCallback(
    (modality) => (event) => {
      const { groupCode, destination } = modality
      const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0
      if (!destination.startsWith('/') || opensElsewhere) return
      const { cart } = store.getState().shopping
      const outcome = pickModality(cart, groupCode)
      if ('state' in outcome) {
        // Choosing the selected modality again changes nothing that a price depends on.
        if (cart.selectedGroupCode === groupCode) return
        store.move(changeCart, () => outcome.state)
        return
      }
      event.preventDefault()
      const current = modalities.find((one) => one.groupCode === cart.selectedGroupCode)
      void loadPart(() => import('../state/confirm-switch.ts')).then(({ confirmSwitch }) =>
        confirmSwitch({ store, ask, go }, modality, current?.destination ?? '/'),
      )
    },
    [store, ask, go, modalities],
  )
}
