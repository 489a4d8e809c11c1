import buttonStyles from '../../ui/press/button.module.css'
import type { Heard } from '../presses/hear-presses.ts'

/** What a press was, in the words that may be told of it. */
export interface Press {
  /** The page that it was pressed on. */
  readonly page: string
  /** The button's name; null where it has none to tell. */
  readonly button: string | null
  /** The product whose page was asked for, or the plan that was chosen, its path or its code. */
  readonly products: readonly string[]
  /** It was the proceed button of a cart that can proceed. */
  readonly isCheckout: boolean
}

const PRODUCT_PAGE = /^\/produtos\/([\w-]+)$/

/** What a press is, before the page acts on it; null where nothing of it is told. */
export function readPress({ control, isPrivate, page }: Heard): Press | null {
  const link = control.closest<HTMLAnchorElement>('a[href]')
  const product = link && PRODUCT_PAGE.exec(new URL(link.href).pathname)?.[1]
  // Links that are drawn as one are buttons too.
  const button = control.closest<HTMLElement>(`button,a.${CSS.escape(buttonStyles.button ?? 'button')}`)
  if (!button) return product ? { page, button: null, products: [product], isCheckout: false } : null
  const { product: chosen, checkout } = button.dataset
  const isHeld = button.ariaDisabled === 'true' || button.ariaBusy === 'true'
  return {
    page,
    button: isPrivate ? null : buttonName(button),
    products: [product, chosen].filter((one) => Boolean(one)) as string[],
    isCheckout: checkout !== undefined && !isHeld,
  }
}

const LONGEST = 80

/** Something that may be a person's: an address of mail, or a number of three digits and more. */
const PERSONAL = /@|\d{3}/
/** What stands between the digits of a document or a phone. */
const BETWEEN = /[.\-/() ]/g

/**
 * How an event names what was pressed, by its accessible name; null where that could tell of a person
 * (docs/rules/consent.md: no-personal-data).
 */
export function buttonName(element: Element): string | null {
  const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim()
  return name === '' || PERSONAL.test(name.replace(BETWEEN, '')) ? null : name.slice(0, LONGEST)
}
