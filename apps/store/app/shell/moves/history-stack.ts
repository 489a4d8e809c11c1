/** Pages that the visitor pushed on top of each other in this tab, oldest first: paths with their query. */
export type HistoryStack = readonly string[]

/** How the visitor came to the current page; `back` is the header's own back button. */
export type Arrival = 'push' | 'replace' | 'browserBack' | 'back'

/** Older pages than this are forgotten. */
const LIMIT = 50

/** The stack after a navigation: a push records the page that was left, going back forgets it. */
export function afterNavigation(
  stack: HistoryStack,
  arrival: Arrival,
  left: string,
  reached: string,
): HistoryStack {
  if (arrival === 'push') return left === reached ? stack : [...stack, left].slice(-LIMIT)
  if (arrival === 'browserBack' && stack.at(-1) === reached) return stack.slice(0, -1)
  return stack
}

/** Where back leads: the last recorded page, or the initial page where there is none; and the stack without it. */
export function goBack(stack: HistoryStack, initialPage: string): { to: string; stack: HistoryStack } {
  return { to: stack.at(-1) ?? initialPage, stack: stack.slice(0, -1) }
}

const KEY = 'loja-historico'

/** Reads the tab's stack; unreadable storage is an empty stack. */
export function readStack(storage: Pick<Storage, 'getItem'>): HistoryStack {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((page) => typeof page === 'string') : []
  } catch {
    return []
  }
}

/** Keeps the tab's stack; where storage refuses, back leads to the initial page. */
export function writeStack(storage: Pick<Storage, 'setItem'>, stack: HistoryStack) {
  try {
    storage.setItem(KEY, JSON.stringify(stack))
  } catch {
    // Only the way back is lost.
  }
}
