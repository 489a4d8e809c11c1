import { type RefObject, useEffect, useState } from 'react'

/** Of an element, what has to be in the window for it to be seen. */
const SEEN = 0.5

/**
 * Whether an element is in what is seen of the page below the header; null until that is known, as on the server, and
 * where there is no such element.
 */
export function useInSight(element: RefObject<Element | null>): boolean | null {
  const [isInSight, setInSight] = useState<boolean | null>(null)
  useEffect(() => {
    if (!element.current) return
    const header = document.querySelector('header')?.offsetHeight ?? 0
    const observer = new IntersectionObserver(
      (entries) => setInSight((entries.at(-1)?.intersectionRatio ?? 0) >= SEEN),
      { rootMargin: `-${header}px 0px 0px 0px`, threshold: SEEN },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isInSight
}
