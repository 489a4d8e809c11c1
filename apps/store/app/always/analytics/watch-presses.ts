import { readPresses } from '../presses/hear-presses.ts'
import { readPress } from './read-press.ts'

/** What a press means, and the page that it was pressed on. */
interface Told {
  readonly pressed: (button: string, page: string) => void
  /** A product's page was asked for, or a plan chosen on one: its path, or its code. */
  readonly product: (product: string, page: string) => void
  /** The proceed button of a cart that can proceed. */
  readonly checkout: (page: string) => void
}

/** Tells what is pressed, and what was pressed since the page was there; gives the way to stop. */
export function watchPresses(told: Told): () => void {
  return readPresses((heard) => {
    const press = readPress(heard)
    if (press === null) return
    const { page, button, products, isCheckout } = press
    for (const product of products) told.product(product, page)
    if (button !== null) told.pressed(button, page)
    if (isCheckout) told.checkout(page)
  })
}
