import MiniSearch, { type SearchOptions } from 'minisearch'

/** What of an article is searched. */
export interface SearchedArticle {
  readonly id: string
  readonly title: string
  readonly content: string
}

/** Gives the ids of the articles that fit a text, the best first; none for a text without words. */
export type FindArticles = (text: string) => readonly string[]

/**
 * Tried in turn until one finds something: all words as far as they are typed; all of them with mistakes in their letters;
 * any of the longer ones. Mistakes are only forgiven where the words as typed find nothing, so that a rare word finds its
 * article alone.
 */
const TRIES: readonly SearchOptions[] = [
  { combineWith: 'AND', prefix: true },
  { combineWith: 'AND', prefix: true, fuzzy: 0.3, maxFuzzy: 2 },
  {
    combineWith: 'OR',
    prefix: true,
    fuzzy: 0.3,
    maxFuzzy: 2,
    processTerm: (term) => (term.length < 4 ? null : foldTerm(term)),
  },
]

/** Builds the index of the help's articles, once for a page's content (docs/rules/consent.md: help-search). */
export function indexArticles(articles: readonly SearchedArticle[]): FindArticles {
  const index = new MiniSearch<SearchedArticle>({
    fields: ['title', 'content'],
    processTerm: foldTerm,
    searchOptions: { boost: { title: 3 } },
  })
  index.addAll(articles)
  return (text) => {
    for (const options of TRIES) {
      const found = index.search(text, options)
      if (found.length > 0) return found.map(({ id }) => id)
    }
    return []
  }
}

/** A word as it is compared: lower case, without accents. */
function foldTerm(term: string): string {
  return term
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}
