import type { Article } from './article-folds.tsx'

/** The help centre's data where it could not be asked for: nothing, and not for good. */
export const NO_FAQ = { categories: [], articles: [], isWhole: false, assistant: [] }

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

/**
 * The questions and answers that the page shows at first, as search engines read them (https://schema.org/FAQPage), for
 * a route's `meta`; nothing where there are none. What stands nowhere on the page as it is served must not be told
 * here.
 */
export function questionData(articles: readonly Article[]): readonly Record<string, unknown>[] {
  if (articles.length === 0) return []
  const page = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: 'pt-BR',
    mainEntity: articles.slice(0, FIRST_ARTICLES).map(({ title, content }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: content },
    })),
  }
  return [{ 'script:ld+json': page }]
}
