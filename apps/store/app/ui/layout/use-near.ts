import { type RefObject, useEffect, useState } from 'react'

/** How far below the screen counts as near: about a screen of a phone. */
const MARGIN = '600px 0px'

/** True once the element has come near what is in sight; false on the server. For what is loaded when it is needed. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}
