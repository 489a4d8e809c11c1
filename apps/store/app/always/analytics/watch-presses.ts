import buttonStyles from '../../ui/press/button.module.css'

/** What a press means. */
interface Told {
  readonly pressed: (button: string) => void
  /** A product's page was asked for, or a plan chosen on one: its path, or its code. */
  readonly product: (product: string) => void
  /** The proceed button of a cart that can proceed. */
  readonly checkout: () => void
}

const PRODUCT_PAGE = /^\/produtos\/([\w-]+)$/

/** Tells what is pressed, before the page acts on it; gives the way to stop. */
export function watchPresses(told: Told): () => void {
  // Links that are drawn as one are buttons too.
  const buttons = `button,a.${CSS.escape(buttonStyles.button ?? 'button')}`
  function hear({ target }: MouseEvent) {
    if (!(target instanceof Element)) return
    const link = target.closest<HTMLAnchorElement>('a[href]')
    const product = link && PRODUCT_PAGE.exec(new URL(link.href).pathname)?.[1]
    if (product) told.product(product)
    const button = target.closest<HTMLElement>(buttons)
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

const LONGEST = 80

/** Where words are a person's own: nothing in such a place is named. */
const PRIVATE = '[data-private]'

/** Something that may be a person's: an address of mail, or a number of three digits and more. */
const PERSONAL = /@|\d{3}/
/** What stands between the digits of a document or a phone. */
const BETWEEN = /[.\-/() ]/g

/**
 * How an event names what was pressed, by its accessible name; null where that could tell of a person
 * (docs/rules/consent.md: no-personal-data).
 */
export function buttonName(element: Element): string | null {
  if (element.closest(PRIVATE)) return null
  const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim()
  return name === '' || PERSONAL.test(name.replace(BETWEEN, '')) ? null : name.slice(0, LONGEST)
}
