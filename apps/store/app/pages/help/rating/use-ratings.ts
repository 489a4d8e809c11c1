import { useEffect, useState } from 'react'
import { runCommand } from '../../../commands/run-command.ts'
import { openTabStorage } from '../../../ui/tab-storage.ts'

/** What the visitor thinks of an answer. */
export type Rating = 'like' | 'dislike'

type Ratings = Readonly<Record<string, Rating>>

const storage = openTabStorage()
const KEY = 'loja-avaliacoes:'

/** What each rating asks of the store. */
const COMMANDS = { like: 'likeFaqArticle', dislike: 'dislikeFaqArticle' } as const

/**
 * The visitor's ratings of an issuer's answers, kept for the tab, and the function that changes one: it is shown at
 * once, and taken back where the store does not take it, which it then tells (docs/rules/consent.md: help-rating).
 */
export function useRatings(issuerCode: string) {
  const [ratings, setRatings] = useState<Ratings>({})
  useEffect(() => setRatings(readRatings(issuerCode)), [issuerCode])

  async function rate(articleId: string, rating: Rating): Promise<boolean> {
    const before = ratings[articleId]
    if (before === rating) return true
    keep(articleId, rating)
    const { ok } = await runCommand(COMMANDS[rating], { params: { articleId } })
    if (!ok) keep(articleId, before)
    return ok
  }
  function keep(articleId: string, rating: Rating | undefined) {
    const { [articleId]: _, ...others } = readRatings(issuerCode)
    const next = rating ? { ...others, [articleId]: rating } : others
    storage.setItem(`${KEY}${issuerCode}`, JSON.stringify(next))
    setRatings(next)
  }
  return { ratings, rate }
}

/** The tab's ratings; what is not readable is none. */
function readRatings(issuerCode: string): Ratings {
  try {
    const kept: unknown = JSON.parse(storage.getItem(`${KEY}${issuerCode}`) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Ratings) : {}
  } catch {
    return {}
  }
}
