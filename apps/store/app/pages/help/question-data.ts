import type { Article } from './article-folds.tsx'
import { FIRST_ARTICLES } from './shown-articles.ts'

/**
 * The questions and answers that the page shows at first, as search engines read them (https://schema.org/FAQPage), for a route's
 * `meta`; nothing where there are none. What stands nowhere on the page as it is served must not be told here.
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
