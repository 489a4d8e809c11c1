import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useAnnounce } from '../ui/live-region.tsx'
import { shellCopy } from './copy.ts'
import { pageViewed } from './page-views.ts'

/**
 * What happens when another page has been reached: screen readers hear its title, the page view is told to whoever
 * listens (spec 3 §2.6). Scrolling to the top is the router's `ScrollRestoration`.
 */
export function PageArrival() {
  const { pathname } = useLocation()
  const announce = useAnnounce()
  const seen = useRef(pathname)
  useEffect(() => pageViewed(pathname), [pathname])
  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    announce(shellCopy.pageReached(document.title))
    document.getElementById('conteudo')?.focus({ preventScroll: true })
  }, [pathname, announce])
  return null
}
