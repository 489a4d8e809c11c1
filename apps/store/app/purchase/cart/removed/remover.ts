/** Marks the button that takes a product, balance or extension out of the cart. */
export const removerOf = (code: number) => ({ 'data-removes': code })

/** The button that takes it out, where the page shows it: the drawer's, which lies over the page, first. */
export function findRemover(code: number): HTMLElement | null {
  const removers = document.querySelectorAll<HTMLElement>(`[data-removes="${code}"]`)
  return [...removers].find((one) => one.closest('[role="dialog"]')) ?? removers[0] ?? null
}
