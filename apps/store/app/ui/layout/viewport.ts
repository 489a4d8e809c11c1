import { useSyncExternalStore } from 'react'

/**
 * Widths in px up to which a layout holds. CSS cannot read them from here: style sheets write `(max-width: 640px)` or,
 * for all above, `(min-width: 641px)`, and the check of tokens names whatever stands on another number.
 *
 * @internal
 */
export const breakpoints = [359, 373, 390, 580, 640, 768, 1024, 1114] as const

/** Classes of screens by width, smallest first. */
export type ViewportClass = 'xs' | 'sm' | 'md' | 'lg'

/** Largest width in px of each class; lg has none. */
export const viewportLimits = { xs: 390, sm: 650, md: 1024 } as const satisfies Record<
  Exclude<ViewportClass, 'lg'>,
  number
>

/** The class of a width in px: xs up to 390, sm up to 650, md up to 1024, lg above. */
export function viewportClass(width: number): ViewportClass {
  if (width <= viewportLimits.xs) return 'xs'
  if (width <= viewportLimits.sm) return 'sm'
  return width <= viewportLimits.md ? 'md' : 'lg'
}

/** Quiet time in ms after the last change of size before anybody is told. */
export const RESIZE_DEBOUNCE_MS = 750

/** Tells once that the size has changed, when it has come to rest; gives the way to stop. */
export function onResizeEnd(
  notify: () => void,
  target: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const restart = () => {
    clearTimeout(timer)
    timer = setTimeout(notify, RESIZE_DEBOUNCE_MS)
  }
  target.addEventListener('resize', restart)
  return () => {
    clearTimeout(timer)
    target.removeEventListener('resize', restart)
  }
}

/** The class of the window's width; `lg` on the server and until hydration is over. */
export function useViewportClass(): ViewportClass {
  return useSyncExternalStore(
    onResizeEnd,
    () => viewportClass(window.innerWidth),
    () => 'lg',
  )
}
