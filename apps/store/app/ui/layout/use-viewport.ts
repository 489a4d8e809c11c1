import { useSyncExternalStore } from 'react'
import type { ViewportClass } from './viewport.ts'
import { viewportClass } from './viewport.ts'

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
