/** The product that a link chose on the page that it leads to: it ends there. */
export const CHOSEN_PRODUCT = 'produto'
/**
 * A partner's signed entry: it has done its work with the page that it opened (docs/rules/embedded.md: signed-entry).
 */
export const ENTRY_PARAMETER = 'spe'

/**
 * Gives an internal address the visitor's query string: the address's own parameters win, `drop` names those that end
 * here. Absolute addresses are left alone.
 */
export function keepQuery(to: string, search: string, drop: readonly string[] = []): string {
  if (!to.startsWith('/') || to.startsWith('//')) return to
  const [rest = '', hash] = to.split('#', 2)
  const [path = '', own] = rest.split('?', 2)
  const kept = new URLSearchParams(search)
  for (const name of [CHOSEN_PRODUCT, ENTRY_PARAMETER, ...drop]) kept.delete(name)
  for (const name of new Set(new URLSearchParams(own).keys())) kept.delete(name)
  for (const [name, value] of new URLSearchParams(own)) kept.append(name, value)
  return `${path}${kept.size > 0 ? `?${kept}` : ''}${hash ? `#${hash}` : ''}`
}

/** The parameters that decide what a public page shows; the kept copy of a page knows no other. */
const PAGE_PARAMETERS = ['canal', 'emissor'] as const

/** The part of a query string that a page kept for everyone was rendered with. */
export function sharedQuery(search: string): string {
  const asked = new URLSearchParams(search)
  const shared = new URLSearchParams()
  for (const name of PAGE_PARAMETERS) {
    const value = asked.get(name)
    if (value) shared.set(name, value)
  }
  return shared.size > 0 ? `?${shared}` : ''
}
