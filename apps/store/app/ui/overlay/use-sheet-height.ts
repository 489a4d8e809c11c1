import { type RefObject, useEffect } from 'react'
import { tellHeight } from './tell-height.ts'

/**
 * Tells the page how high a folded sheet is, in pixels: its handle and its foot, which grows by a message or by larger
 * text. The page keeps that much free (styles/base.css); a panel at the side takes nothing.
 */
export function useSheetHeight(
  handle: RefObject<HTMLElement | null>,
  foot: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const parts = [handle.current, foot.current].filter((part) => part !== null)
    const sheet = handle.current?.parentElement
    const watch = new ResizeObserver(() => {
      const isOver = sheet && getComputedStyle(sheet).position === 'fixed'
      const height = parts.reduce((sum, part) => sum + part.offsetHeight, 0)
      tellHeight('sheet', isOver ? height : null)
    })
    for (const part of parts) watch.observe(part)
    return () => {
      watch.disconnect()
      tellHeight('sheet', null)
    }
  }, [handle, foot])
}
