import MiniSearch, { type QueryCombination } from 'minisearch'
import { FILLER_WORDS } from './words/filler-words.ts'
import { isShortName, sameMeaning } from './words/same-meaning.ts'
import { splitWords } from './words/split-words.ts'
import { stemWord } from './words/stem-word.ts'

/** What of an article is searched. */
export interface SearchedArticle {
  readonly id: string
  readonly categoryId: string
  readonly title: string
  readonly content: string
}

/** Gives the ids of the articles that fit a text, the best first; none for a text without words, as signs are. */
export type FindArticles = (text: string) => readonly string[]

const BOOST = { title: 3, subject: 2 }
/** What another word of the same meaning counts, where the word itself is 1. */
const SAME_MEANING = 0.7
/** Words of one text that are looked for. */
const MOST_WORDS = 12

/**
 * Builds the index of a help's articles, once for its content. The browser and the call search by it alike
 * (docs/rules/consent.md: help-search): all words of a text, filler aside, each as far as it is typed, in any of its
 * forms or by another word for it; mistakes are forgiven to a word that is nowhere as it is typed; where no article has
 * all of them, those that have any.
 */
export function indexArticles(
  articles: readonly SearchedArticle[],
  categories: readonly { readonly id: string; readonly title: string }[],
): FindArticles {
  const subjects = new Map(categories.map(({ id, title }) => [id, title]))
  const index = new MiniSearch({
    fields: ['title', 'subject', 'content'],
    tokenize: (text) => splitWords(text).flatMap((word) => [...new Set([word, stemWord(word)])]),
    processTerm: (word) => word,
    searchOptions: { boost: BOOST, tokenize: (word) => [word] },
  })
  index.addAll(articles.map((article) => ({ ...article, subject: subjects.get(article.categoryId) ?? '' })))
  const search = (query: QueryCombination): readonly string[] => index.search(query).map(({ id }) => id)
  return (text) => {
    const queries = tellingWords(text).flatMap((word) => {
      const found = [asTyped(word), mistyped(word)].find((query) => search(query).length > 0)
      return found ? [found] : []
    })
    if (queries.length === 0) return []
    const withAll = search({ combineWith: 'AND', queries })
    return withAll.length > 0 ? withAll : search({ combineWith: 'OR', queries })
  }
}

/**
 * The different words of a text in an order of their own, without filler unless there is nothing else. A single letter
 * is no word, as in 'R$': nearly every article has one that begins with it.
 */
function tellingWords(text: string): readonly string[] {
  const words = [...new Set(splitWords(text))].filter(({ length }) => length > 1).toSorted()
  const telling = words.filter((word) => !FILLER_WORDS.has(word))
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS)
}

/** A word as far as it is typed, in any of its forms, or another one of the same meaning. */
function asTyped(word: string): QueryCombination {
  return {
    combineWith: 'OR',
    queries: [
      { prefix: !isShortName(word), queries: [word] },
      stemWord(word),
      ...sameMeaning(word).map((stems) => ({
        combineWith: 'AND' as const,
        boostTerm: () => SAME_MEANING,
        queries: [...stems],
      })),
    ],
  }
}

/**
 * A word with two letters in each other's place, or with one other letter, two in a long word; a short one has no
 * mistakes.
 */
function mistyped(word: string): QueryCombination {
  const edits = EDITS.find(({ letters }) => word.length >= letters)?.edits
  if (edits === undefined) return { combineWith: 'OR', queries: [] }
  const swapped = [...word.slice(1)].map((letter, at) =>
    [word.slice(0, at), letter, word[at], word.slice(at + 2)].join(''),
  )
  return { combineWith: 'OR', queries: [{ fuzzy: edits, queries: [word] }, ...swapped.map(stemWord)] }
}

/** Letters from which on so many may be wrong. */
const EDITS = [
  { letters: 8, edits: 2 },
  { letters: 4, edits: 1 },
] as const
