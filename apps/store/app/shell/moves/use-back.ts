import { useCallback, useEffect, useRef } from 'react'
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router'
import { openTabStorage } from '../../state/tab-storage.ts'
import { type Arrival, afterNavigation, goBack, readStack, writeStack } from './history-stack.ts'
import { useKeptQuery } from './use-kept-query.ts'

const ARRIVALS = { PUSH: 'push', REPLACE: 'replace', POP: 'browserBack' } as const

const storage = openTabStorage()

/** State of a navigation that the store's back button started: it is not recorded. */
const BACK = { isBack: true }

/** Under which key each page was last scrolled, by its path and query. */
const lastKeys = new Map<string, string>()

/**
 * Under which key the router keeps how far a page is scrolled: an entry of the browser's history has its own; the store's
 * back button makes a new entry, which goes on where the page was left.
 */
export function scrollKey({ pathname, search, key, state }: Location): string {
  return (state?.isBack === true && lastKeys.get(`${pathname}${search}`)) || key
}

/** Records pushed pages in the tab. Mounted once, in the root. */
export function useHistoryRecorder() {
  const location = useLocation()
  const { pathname, search, key, state } = location
  const type = useNavigationType()
  const here = `${pathname}${search}`
  const place = scrollKey(location)
  const last = useRef({ page: here, key, place })
  useEffect(() => {
    if (last.current.key === key) return
    lastKeys.set(last.current.page, last.current.place)
    const arrival: Arrival = state?.isBack === true ? 'back' : ARRIVALS[type]
    writeStack(storage, afterNavigation(readStack(storage), arrival, last.current.page, here))
    last.current = { page: here, key, place }
  }, [key, here, type, state, place])
}

/**
 * Gives 'back': to the last recorded page, else to the page that the link came from, else to the initial page; with the
 * query string.
 */
export function useBack(initialPage: string): () => void {
  const navigate = useNavigate()
  const kept = useKeptQuery()
  const from = cameFrom(useLocation().state)
  return useCallback(() => {
    const { to, stack } = goBack(readStack(storage), kept(from ?? initialPage))
    writeStack(storage, stack)
    void navigate(to, { state: BACK })
  }, [navigate, kept, from, initialPage])
}

/** The pathname that a 'Saiba mais' link brings along; null on any other way. */
function cameFrom(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null
  return typeof state.from === 'string' && state.from.startsWith('/') ? state.from : null
}
