/** A page of this tab: its path with the query, and under which key the router keeps how far it is scrolled. */
export interface Stop {
  readonly page: string
  readonly place: string
}

/**
 * Where the tab stands, null before its first page, and the pages that the visitor pushed on top of each other, oldest
 * first.
 */
export interface Trail {
  readonly here: Stop | null
  readonly stack: readonly Stop[]
}

/** How the visitor came to the current page, as the router calls it; `POP` is the browser's own back. */
export type Arrival = 'PUSH' | 'REPLACE' | 'POP'

/** Older pages than this are forgotten. */
const LIMIT = 50

/** The trail after a navigation: a push records the page that was left, going back forgets it. */
export function afterNavigation({ here: left, stack }: Trail, arrival: Arrival, here: Stop): Trail {
  if (arrival === 'PUSH' && left && left.page !== here.page)
    return { here, stack: [...stack, left].slice(-LIMIT) }
  if (arrival === 'POP' && stack.at(-1)?.page === here.page) return { here, stack: stack.slice(0, -1) }
  return { here, stack }
}

const KEY = 'loja-historico'
const NOWHERE: Trail = { here: null, stack: [] }

/** Reads the tab's trail; unreadable storage is none. */
export function readTrail(storage: Pick<Storage, 'getItem'>): Trail {
  try {
    return { ...NOWHERE, ...JSON.parse(storage.getItem(KEY) ?? '{}') }
  } catch {
    return NOWHERE
  }
}

/** Keeps the tab's trail, in a storage that never throws (`openTabStorage`). */
export function writeTrail(storage: Pick<Storage, 'setItem'>, trail: Trail) {
  storage.setItem(KEY, JSON.stringify(trail))
}

/**
 * The trail of a tab in which the browser loaded a page. A link that was followed before scripts had started, or that
 * loads a whole page, is a push from the page that names itself as the referrer, `left` by its path; a page that is
 * loaded again, was typed, or is the one before, is none.
 */
export function fromDocument({ here: last, stack }: Trail, left: string | undefined, here: Stop): Trail {
  if (left?.[0] !== '/' || [last, stack.at(-1)].some((stop) => stop?.page === here.page))
    return afterNavigation({ here: last, stack }, 'POP', here)
  return afterNavigation(
    { here: last?.page === left ? last : { page: left, place: '' }, stack },
    'PUSH',
    here,
  )
}
