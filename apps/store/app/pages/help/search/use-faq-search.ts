import type { FindArticles, SearchedArticle } from '@benefits/help/article-index'
import { useCallback, useMemo, useRef, useState } from 'react'
import { loadPart } from '../../../ui/load-part.ts'
import {
  isPressable,
  isSubmittable,
  isTooLong,
  type Suggestion,
  suggestArticles,
} from './suggest-articles.ts'

/** What a search has found: the asked text, and the ids of its articles, the best first. */
export interface Findings {
  readonly text: string
  readonly ids: readonly string[]
}

/** What asked: Enter, which waits for three characters, or a press. */
export type Sent = 'enter' | 'press'

/**
 * The search of the help: what is typed and suggested, and what was asked for as a whole. The index comes with the
 * first touch of the field, and is built once for the page's articles; where it does not come, `isFailed` says so until
 * it does.
 */
export function useFaqSearch(
  articles: readonly SearchedArticle[],
  categories: readonly { readonly id: string; readonly title: string }[],
) {
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState<string | null>(null)
  const [find, setFind] = useState<FindArticles | null>(null)
  const [isFailed, setFailed] = useState(false)
  const indexed = useRef<readonly SearchedArticle[] | null>(null)

  const prepare = useCallback(() => {
    if (indexed.current === articles) return
    indexed.current = articles
    loadPart(() => import('@benefits/help/article-index'))
      .then(({ indexArticles }) => {
        setFind(() => indexArticles(articles, categories))
        setFailed(false)
      })
      .catch(() => {
        // The next touch of the field tries again.
        indexed.current = null
        setFailed(true)
      })
  }, [articles, categories])

  const suggestions = useMemo<readonly Suggestion[]>(
    () => (find && !isTooLong(typed) ? suggestArticles(typed, find(typed), articles) : []),
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
    /** Something was asked for, and the index is still to come. */
    isSearching: asked !== null && !find && !isFailed,
    /** The index has not come. */
    isFailed: isFailed && !find,
    prepare,
    /** Asks for the index once more, and then for what was asked. */
    retry() {
      setFailed(false)
      prepare()
    },
    type(text: string) {
      prepare()
      setTyped(text)
      // Whoever empties the field is done with what it found.
      if (text === '') setAsked(null)
    },
    /** Asks for what is typed as a whole, by Enter or by the button; says whether it is long enough for that. */
    submit(by: Sent): boolean {
      const isLongEnough = by === 'enter' ? isSubmittable(typed) : isPressable(typed)
      if (!isLongEnough) return false
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
