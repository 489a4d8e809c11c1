/** Articles in sight at first, and how many more each press brings. */
export const FIRST_ARTICLES = 7
const MORE_ARTICLES = 4

/** How many articles are in sight after `presses` of 'Carregar mais', never more than there are. */
export function shownArticles(total: number, presses: number): number {
  return Math.min(total, FIRST_ARTICLES + presses * MORE_ARTICLES)
}

/** Presses that bring the article at a place, from 0, into sight; none for no place. */
export function pressesUntil(at: number): number {
  return Math.max(0, Math.ceil((at + 1 - FIRST_ARTICLES) / MORE_ARTICLES))
}
