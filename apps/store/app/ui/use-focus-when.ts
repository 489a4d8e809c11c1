import { type RefObject, useEffect, useRef } from 'react'

interface FocusOptions {
  /** What in the element takes it, as a selector; the element itself without one. */
  readonly first?: string
  /** Told once it has been given. */
  readonly onFocused?: (() => void) | undefined
  readonly preventScroll?: boolean
}

/**
 * Gives the focus to an element once `when` holds, and again where it changes: what had the focus is gone, and whoever
 * goes by keyboard or screen reader goes on here. The ref is the element's.
 */
export function useFocusWhen<E extends HTMLElement>(
  when: unknown,
  { first, onFocused, preventScroll = false }: FocusOptions = {},
): RefObject<E | null> {
  const place = useRef<E>(null)
  useEffect(() => {
    if (!when) return
    const element = first ? place.current?.querySelector<HTMLElement>(first) : place.current
    element?.focus({ preventScroll })
    onFocused?.()
  }, [when, first, onFocused, preventScroll])
  return place
}
