import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * Draws the pages after the first one in the theme's font, whenever it came. The first one stays in the font's stand-in
 * where the font came later than its text (decision 026): what one reads does not move.
 */
export function useOwnFont(): void {
  const { pathname } = useLocation()
  const isReplaced = useNavigationType() === 'REPLACE'
  const first = useRef(pathname)
  useLayoutEffect(() => {
    // The same page under another address.
    if (isReplaced) first.current = pathname
    if (pathname === first.current) return
    for (const sheet of document.styleSheets)
      if (sheet.ownerNode instanceof HTMLStyleElement) swapFaces(sheet)
  }, [pathname, isReplaced])
}

function swapFaces({ cssRules }: CSSStyleSheet) {
  for (const rule of cssRules)
    if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'swap')
}

/** Marks the page as taken over: the starter of kept pages steps back, journeys know that a press is heard. */
export function useHydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
}
