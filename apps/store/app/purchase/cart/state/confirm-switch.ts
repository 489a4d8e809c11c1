import { resolvePick } from '@benefits/domain/cart/modality/resolve-pick'
import { selectModality } from '@benefits/domain/cart/modality/select-modality'
import type { Modality } from '@benefits/domain/catalogue/product'
import { changeCart } from '../../../visit/cart-moves.ts'
import type { VisitorStore } from '../../../visit/visitor-store.ts'
import type { CartQuestion } from './cart-question.ts'

/** A modality as the shelf has it. */
export type ShelfModality = Pick<Modality, 'groupCode' | 'destination' | 'name'>

interface Host {
  readonly store: VisitorStore
  readonly ask: (question: CartQuestion) => void
  readonly go: (to: string) => void
}

/** Asks about a modality chosen beside a cart of another one, whose page is at `currentPath`. */
export function confirmSwitch(
  { store, ask, go }: Host,
  { groupCode, destination, name }: ShelfModality,
  currentPath: string,
): void {
  ask({
    kind: 'switch',
    chosen: { name, groupCodes: [groupCode] },
    onKeep: () => go(currentPath),
    onReplace: () => {
      store.move(changeCart, (cart) => resolvePick(cart, groupCode, 'replace'))
      go(destination)
    },
    onJoined: () => store.move(changeCart, (cart) => selectModality(cart, groupCode)),
  })
}
