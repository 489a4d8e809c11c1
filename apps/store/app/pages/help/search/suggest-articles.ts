import { faqCopy } from '../copy.ts'

/** Characters from which Enter asks for a text as a whole; the button does from as few as have suggestions ('VT'). */
const SUBMITTABLE = 3
const SUGGESTED = 2
/** Longest text that is searched for, in characters; the call has the same. */
const SEARCHED = 100
/** Articles that are suggested at most. */
const MOST = 5

/** A line under the search: one article, or all that fit. */
export interface Suggestion {
  /** The article's id; null for all. */
  readonly articleId: string | null
  readonly label: string
}

/** Whether a text is longer than what is searched for: it is told and stays as it was pasted. */
export function isTooLong(text: string): boolean {
  return text.trim().length > SEARCHED
}

/** Whether Enter asks for a text (docs/rules/consent.md: help-search). */
export function isSubmittable(text: string): boolean {
  return text.trim().length >= SUBMITTABLE && !isTooLong(text)
}

/** Whether the button asks for a text, which nobody presses on the way to a longer word. */
export function isPressable(text: string): boolean {
  return text.trim().length >= SUGGESTED && !isTooLong(text)
}

/**
 * What is suggested for a text that fits the articles of `ids`: the best of them, and all where there is more than one.
 */
export function suggestArticles(
  text: string,
  ids: readonly string[],
  articles: readonly { readonly id: string; readonly title: string }[],
): readonly Suggestion[] {
  if (text.trim().length < SUGGESTED) return []
  const titles = new Map(articles.map(({ id, title }) => [id, title]))
  const best = ids.slice(0, MOST).map((id) => ({ articleId: id, label: titles.get(id) ?? '' }))
  const all = isSubmittable(text) && ids.length > 1
  return all ? [...best, { articleId: null, label: faqCopy.searchAll }] : best
}
