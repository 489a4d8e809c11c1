import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useAnnounce } from '../../ui/feedback/live-region.tsx'
import { isModalOpen } from '../../ui/overlay/is-modal-open.ts'
import { shellCopy } from './copy.ts'

/**
 * What happens when another page has been reached: screen readers hear its title and stand at its content. Another address
 * of the same title is the same page (the HR cart with and without its plan). Scrolling to the top is the router's
 * `ScrollRestoration`.
 */
export function PageArrival() {
  const { pathname, hash, key } = useLocation()
  const announce = useAnnounce()
  const seen = useRef({ pathname, title: '' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same place may be led to again.
  useEffect(() => {
    const { title } = document
    const isSame = seen.current.pathname === pathname || seen.current.title === title
    seen.current = { pathname, title }
    if (!isSame) announce(shellCopy.pageReached(title))
    // A modal that came before the page keeps the focus: the page behind it cannot be used yet.
    if (isModalOpen()) return
    if (!isSame) document.getElementById('conteudo')?.focus({ preventScroll: true })
    // A place of the page that is led to takes it, where it can.
    document.getElementById(hash.slice(1))?.focus({ preventScroll: true })
  }, [pathname, hash, key, announce])
  return null
}
