import type { CartState } from '@benefits/domain/cart/cart-state'
import { isAsContracted } from '@benefits/domain/cart/contracted/contracted-lines'
import { selectServiceSection } from '@benefits/domain/cart/modality/select-service-section'
import { restoreCart } from '@benefits/domain/cart/restore-cart'
import { useCallback, useState } from 'react'
import { useVisitorStore } from '../../../state/visitor-provider.tsx'
import { useAnnounce } from '../../../ui/feedback/live-region.tsx'
import { withCart } from '../../cart/cart-slice.ts'
import { useGreeting } from '../../cart/public.ts'
import { solutionsCopy as copy } from '../copy.ts'
import type { SolutionSection } from './solution-sections.ts'

/** What opening a section did to the cart. */
export interface SectionChoice {
  /** Opens a section: its modality is selected and the cart holds what the company has of it. */
  readonly open: (section: SolutionSection) => void
  /** How many of the buyer's own products left the cart when the last section opened; `undo` brings them back. */
  readonly replacedCount: number
  readonly undo: () => void
}

/** Chooses sections of the service shelf. Nothing is lost by looking: the cart of before can be had back. */
export function useSectionChoice(): SectionChoice {
  const store = useVisitorStore()
  const greet = useGreeting()
  const announce = useAnnounce()
  const [replaced, setReplaced] = useState<CartState | null>(null)

  const open = useCallback(
    (section: SolutionSection) => {
      const { shopping, customer } = store.getState()
      const { contractedProducts } = customer
      const own = shopping.cart.lines.filter((line) => !isAsContracted(line, contractedProducts))
      setReplaced(own.length > 0 ? shopping.cart : null)
      const cart = selectServiceSection(shopping.cart, section, contractedProducts)
      store.setState({ shopping: withCart(shopping, cart) })
      greet()
    },
    [store, greet],
  )
  const undo = useCallback(() => {
    if (!replaced) return
    store.setState(({ shopping }) => ({ shopping: withCart(shopping, restoreCart(shopping.cart, replaced)) }))
    setReplaced(null)
    announce(copy.undone)
  }, [store, replaced, announce])
  return { open, replacedCount: replaced?.lines.length ?? 0, undo }
}
