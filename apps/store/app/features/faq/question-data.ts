import type { Article } from './article-folds.tsx'

/**
 * The questions and answers as search engines read them (https://schema.org/FAQPage), for a route's `meta`; nothing where
 * there are none.
 */
export function questionData(articles: readonly Article[]): readonly Record<string, unknown>[] {
  if (articles.length === 0) return []
  const page = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: 'pt-BR',
    mainEntity: articles.map(({ title, content }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: content },
    })),
  }
  return [{ 'script:ld+json': page }]
}
