import { useCallback, useMemo, useRef, useState } from 'react'
import { loadPart } from '../../../ui/load-part.ts'
import type { FindArticles, SearchedArticle } from './article-index.ts'
import { isSubmittable, type Suggestion, suggestArticles } from './suggest-articles.ts'

/** What a search has found: the asked text, and the ids of its articles, the best first. */
export interface Findings {
  readonly text: string
  readonly ids: readonly string[]
}

/**
 * The search of the help: what is typed and suggested, and what was asked for as a whole. The index comes with the first
 * touch of the field, and is built once for the page's articles.
 */
export function useFaqSearch(articles: readonly SearchedArticle[]) {
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState<string | null>(null)
  const [find, setFind] = useState<FindArticles | null>(null)
  const indexed = useRef<readonly SearchedArticle[] | null>(null)

  const prepare = useCallback(() => {
    if (indexed.current === articles) return
    indexed.current = articles
    loadPart(() => import('./article-index.ts'))
      .then(({ indexArticles }) => setFind(() => indexArticles(articles)))
      .catch(() => {
        // The next touch of the field tries again.
        indexed.current = null
      })
  }, [articles])

  const suggestions = useMemo<readonly Suggestion[]>(
    () => (find ? suggestArticles(typed, find(typed), articles) : []),
    [typed, find, articles],
  )
  const findings = useMemo<Findings | null>(
    () => (find && asked !== null ? { text: asked, ids: find(asked) } : null),
    [asked, find],
  )
  return {
    typed,
    suggestions,
    findings,
    prepare,
    type(text: string) {
      prepare()
      setTyped(text)
    },
    /** Asks for what is typed as a whole; says whether it is long enough for that. */
    submit(): boolean {
      if (!isSubmittable(typed)) return false
      prepare()
      setAsked(typed.trim())
      return true
    },
    /** Back to the start: nothing typed, nothing found. */
    reset() {
      setTyped('')
      setAsked(null)
    },
  }
}
