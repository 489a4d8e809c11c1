import { useSyncExternalStore } from 'react'
import type { Breakpoint, ViewportClass } from './viewport.ts'
import { viewportClass } from './viewport.ts'

function onResize(notify: () => void) {
  window.addEventListener('resize', notify)
  return () => window.removeEventListener('resize', notify)
}

/** The class of the window's width; `lg` on the server and until hydration is over. */
export function useViewportClass(): ViewportClass {
  return useSyncExternalStore(
    onResize,
    () => viewportClass(window.innerWidth),
    () => 'lg',
  )
}

/** Whether the window is at most so wide; `false` on the server. Prefer a media query where CSS can do it. */
export function useAtMost(breakpoint: Breakpoint): boolean {
  return useSyncExternalStore(
    onResize,
    () => window.innerWidth <= breakpoint,
    () => false,
  )
}
