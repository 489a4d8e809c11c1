/** Marks the button that takes a product, balance or extension out of the cart. */
export const removerOf = (code: number) => ({ 'data-removes': code })

/** Where the page shows it more than once: in the drawer, which lies over the page, on its card, elsewhere. */
const PLACES = ['[role="dialog"]', 'article', '*']

/** The button that takes it out, where the page shows it. */
export function findRemover(code: number): HTMLElement | null {
  const removers = [...document.querySelectorAll<HTMLElement>(`[data-removes="${code}"]`)]
  const [first] = PLACES.flatMap((place) => removers.filter((one) => one.closest(place)))
  return first ?? null
}
