import { useCallback, useEffect, useRef } from 'react'
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router'
import { openTabStorage } from '../../ui/tab-storage.ts'
import { afterNavigation, fromDocument, readTrail, writeTrail } from './history-stack.ts'
import { useKeptQuery } from './use-kept-query.ts'

const storage = openTabStorage()

/**
 * Under which key the router keeps how far a page is scrolled: an entry of the browser's history has its own; the
 * store's back button makes a new entry, which goes on where the page was left.
 */
export function scrollKey({ key, state }: Location): string {
  return state?.place || key
}

/** Records pushed pages in the tab, over loads of whole pages too. Mounted once, in the root. */
export function useHistoryRecorder() {
  const now = useLocation()
  const { pathname, search, key, state } = now
  const type = useNavigationType()
  const page = `${pathname}${search}`
  const place = scrollKey(now)
  const seen = useRef<string | null>(null)
  useEffect(() => {
    if (seen.current === key) return
    const trail = readTrail(storage)
    const here = { page, place }
    writeTrail(
      storage,
      seen.current
        ? afterNavigation(trail, state?.place === undefined ? `${type}` : 'REPLACE', here)
        : fromDocument(trail, document.referrer.split(location.origin)[1], here),
    )
    seen.current = key
  }, [key, page, type, state, place])
}

/**
 * Gives 'back': to the last recorded page, else to the page that the link came from, else to the initial page; with the
 * query string.
 */
export function useBack(initialPage: string): () => void {
  const navigate = useNavigate()
  const kept = useKeptQuery()
  // The pathname that a 'Saiba mais' link brings along.
  const from: string | undefined = useLocation().state?.from
  return useCallback(() => {
    const { here, stack } = readTrail(storage)
    const to = stack.at(-1)
    writeTrail(storage, { here, stack: stack.slice(0, -1) })
    // Its state tells a navigation of the store's back button, which is not recorded, from any other.
    void navigate(to?.page ?? kept(from ?? initialPage), { state: { place: to?.place ?? '' } })
  }, [navigate, kept, from, initialPage])
}
