import buttonStyles from '../../ui/press/button.module.css'
import { buttonName } from './button-name.ts'

/** What a press means. */
interface Told {
  readonly pressed: (button: string) => void
  /** A product's page was asked for, or a plan chosen on one: its path, or its code. */
  readonly product: (product: string) => void
  /** The proceed button of a cart that can proceed. */
  readonly checkout: () => void
}

/** Buttons, and links that are drawn as one. */
const BUTTONS = `button,a.${CSS.escape(buttonStyles.button ?? 'button')}`
const PRODUCT_PAGE = /^\/produtos\/([\w-]+)$/

/** Tells what is pressed, before the page acts on it; gives the way to stop. */
export function watchPresses(told: Told): () => void {
  function hear({ target }: MouseEvent) {
    if (!(target instanceof Element)) return
    const link = target.closest<HTMLAnchorElement>('a[href]')
    const product = link && PRODUCT_PAGE.exec(new URL(link.href).pathname)?.[1]
    if (product) told.product(product)
    const button = target.closest<HTMLElement>(BUTTONS)
    if (!button) return
    const name = buttonName(button)
    if (name !== null) told.pressed(name)
    const { product: chosen, checkout } = button.dataset
    if (chosen) told.product(chosen)
    const isHeld = button.ariaDisabled === 'true' || button.ariaBusy === 'true'
    if (checkout !== undefined && !isHeld) told.checkout()
  }
  addEventListener('click', hear, true)
  return () => removeEventListener('click', hear, true)
}
