import type { CartField } from '@benefits/copy/refusals/refusal-row'

/** Where a company is named. */
const COMPANY_FIELD = 'input[data-company]:not([readonly], :disabled)'
/** The fields of the cart's lines, and what opens those of a line that is read. */
const CART_FIELDS = 'main [data-cart-field]'
const INVALID = 'main [aria-invalid="true"]'

/** The field of the page, or of a modal on it, that names the company; null where there is none. */
export function findCompanyField(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(COMPANY_FIELD)
}

/** Whether the page has the cart's lines, to be changed in their place. */
export function hasCartFields(): boolean {
  return document.querySelector(CART_FIELDS) !== null
}

/**
 * The field of the cart's page that is wrong: the one that says so, else the first of its kind, else what the lines
 * begin with; null where the page has none of them. Lines that are read are opened for it.
 */
export function findCartField(field: CartField): HTMLElement | null {
  const invalid = document.querySelector<HTMLElement>(INVALID)
  if (invalid) return invalid
  if (field !== 'line')
    for (const closed of document.querySelectorAll<HTMLElement>(fieldOf('line'))) closed.click()
  return (
    document.querySelector<HTMLElement>(fieldOf(field)) ?? document.querySelector<HTMLElement>(CART_FIELDS)
  )
}

const fieldOf = (field: CartField) => `main [data-cart-field="${field}"]`
