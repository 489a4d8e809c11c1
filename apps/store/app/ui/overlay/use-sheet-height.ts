import { type RefObject, useEffect } from 'react'

const PROPERTY = '--sheet-height'

/**
 * Tells the page how high a folded sheet is, in pixels, as `--sheet-height` of the document: its handle and its foot,
 * which grows by a message or by larger text. The page keeps that much free (styles/base.css).
 */
export function useSheetHeight(
  handle: RefObject<HTMLElement | null>,
  foot: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const parts = [handle.current, foot.current].filter((part) => part !== null)
    const root = document.documentElement
    const watch = new ResizeObserver(() => {
      const height = parts.reduce((sum, part) => sum + part.offsetHeight, 0)
      root.style.setProperty(PROPERTY, `${height}px`)
    })
    for (const part of parts) watch.observe(part)
    return () => {
      watch.disconnect()
      root.style.removeProperty(PROPERTY)
    }
  }, [handle, foot])
}
