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
