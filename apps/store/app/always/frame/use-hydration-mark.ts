import { useEffect } from 'react'

/** Marks the page as taken over: the starter of kept pages steps back, journeys know that a press is heard. */
export function useHydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
}
