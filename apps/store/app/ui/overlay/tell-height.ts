/** In pixels, how high what lies fixed over the page's end is: a folded sheet, the question about cookies; null where nothing does. */
const heights: Record<'sheet' | 'consent', number | null> = { sheet: null, consent: null }

/**
 * Keeps the page's end and what has the focus free of what lies there. It is told to those who keep the room alone, the body and
 * the footer (styles/base.css): a browser styles every element anew when a property of the document changes.
 */
export function tellHeight(of: keyof typeof heights, height: number | null): void {
  heights[of] = height
  const { sheet, consent } = heights
  const isFree = sheet === null && consent === null
  // The question has a blank under it and one above.
  const blanks = consent === null ? 0 : 2
  const room = (atLeast: number) =>
    isFree ? '' : `calc(${(sheet ?? 0) + (consent ?? 0)}px + ${Math.max(atLeast, blanks)} * var(--space-3))`
  document.documentElement.style.scrollPaddingBottom = room(1)
  for (const { style } of document.querySelectorAll<HTMLElement>('body, main + footer'))
    style.setProperty('--foot-room', room(0))
  document
    .getElementById('consentimento')
    ?.style.setProperty('--sheet-height', sheet === null ? '' : `${sheet}px`)
}
