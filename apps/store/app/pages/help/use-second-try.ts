import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

/** How long the second try waits, in ms (docs/rules/consent.md: help-loading). */
const PAUSE_MS = 3_000

/**
 * Loads the page's data once more, three seconds after it came incomplete; gives whether that is still to come. After it
 * what there is stays, however often the window is left and returned to.
 */
export function useSecondTry(isWhole: boolean): boolean {
  const { revalidate } = useRevalidator()
  const [hasTried, setTried] = useState(false)
  useEffect(() => {
    if (isWhole || hasTried) return
    const timer = setTimeout(() => void revalidate().finally(() => setTried(true)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isWhole, hasTried, revalidate])
  return !isWhole && !hasTried
}
