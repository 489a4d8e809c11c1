import { type RefObject, useEffect } from 'react'

/**
 * In pixels, how high what lies fixed over the page's end is: a folded sheet, the question about cookies; null where
 * nothing does.
 */
const heights: Record<'sheet' | 'consent', number | null> = { sheet: null, consent: null }

/** Of `--space-3`, in rem. */
const BLANK_REM = 0.75

/**
 * Keeps the page's end and what has the focus free of what lies there. The room is told to those who keep it alone
 * (`data-foot-room`), and the document gets lengths without `var()`: a browser styles every element anew when a custom
 * property of the document changes, or when one is asked for there.
 */
export function publishHeight(of: keyof typeof heights, height: number | null): void {
  heights[of] = height
  const { sheet, consent } = heights
  const isFree = sheet === null && consent === null
  // The question has a blank under it and one above.
  const blanks = consent === null ? 0 : 2
  const room = (atLeast: number) =>
    isFree ? '' : `calc(${(sheet ?? 0) + (consent ?? 0)}px + ${Math.max(atLeast, blanks) * BLANK_REM}rem)`
  document.documentElement.style.scrollPaddingBottom = room(1)
  for (const { style } of document.querySelectorAll<HTMLElement>('[data-foot-room]'))
    style.setProperty('--foot-room', room(0))
}

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
      publishHeight('sheet', isOver ? height : null)
    })
    for (const part of parts) watch.observe(part)
    return () => {
      watch.disconnect()
      publishHeight('sheet', null)
    }
  }, [handle, foot])
}
