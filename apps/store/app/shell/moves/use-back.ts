import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { openTabStorage } from '../../state/tab-storage.ts'
import { type Arrival, afterNavigation, goBack, readStack, writeStack } from './history-stack.ts'
import { useKeptQuery } from './use-kept-query.ts'

const ARRIVALS = { PUSH: 'push', REPLACE: 'replace', POP: 'browserBack' } as const

const storage = openTabStorage()

/** State of a navigation that the store's back button started: it is not recorded. */
const BACK = { isBack: true }

/** Records pushed pages in the tab. Mounted once, in the root. */
export function useHistoryRecorder() {
  const { pathname, search, key, state } = useLocation()
  const type = useNavigationType()
  const here = `${pathname}${search}`
  const last = useRef({ page: here, key })
  useEffect(() => {
    if (last.current.key === key) return
    const arrival: Arrival = state?.isBack === true ? 'back' : ARRIVALS[type]
    writeStack(storage, afterNavigation(readStack(storage), arrival, last.current.page, here))
    last.current = { page: here, key }
  }, [key, here, type, state])
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
