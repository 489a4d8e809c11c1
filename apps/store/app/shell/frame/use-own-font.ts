import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Draws the pages after the first one in the theme's font, whenever it came. The first one stays in the font's stand-in where the
 * font came later than its text (decision 026): what one reads does not move.
 */
export function useOwnFont(): void {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  useLayoutEffect(() => {
    if (pathname === first.current) return
    for (const sheet of document.styleSheets)
      if (sheet.ownerNode instanceof HTMLStyleElement) swapFaces(sheet)
  }, [pathname])
}

function swapFaces({ cssRules }: CSSStyleSheet) {
  for (const rule of cssRules)
    if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'swap')
}
