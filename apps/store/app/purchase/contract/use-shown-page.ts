import { type RefObject, useEffect, useState } from 'react'

/** The number of the page that stands in the middle of what is seen of the pages' area, whatever scrolls them. */
export function useShownPage(area: RefObject<HTMLElement | null>): number {
  const [page, setPage] = useState(1)
  useEffect(() => {
    function look() {
      if (!area.current) return
      const { top, bottom } = area.current.getBoundingClientRect()
      const middle = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2
      const begun = [...area.current.querySelectorAll('[data-page]')].filter(
        (place) => place.getBoundingClientRect().top <= middle,
      )
      setPage(Math.max(1, begun.length))
    }
    // Scrolling is told to what scrolls alone, and that is the area or what it stands in.
    document.addEventListener('scroll', look, { capture: true, passive: true })
    return () => document.removeEventListener('scroll', look, { capture: true })
  }, [area])
  return page
}
