import type { Page } from '@playwright/test'

const HEIGHT = 844

/**
 * Judges the screen that a journey ended on at the width of a phone and of a small laptop, as it stands first, and
 * leaves the page as wide as it was: no second journey has to walk to the same screen.
 */
export async function atBothWidths(page: Page, look: () => Promise<void>): Promise<void> {
  const stood = page.viewportSize()
  for (const width of stood?.width === 1280 ? [1280, 390] : [390, 1280]) {
    const shown = page.viewportSize()
    if (shown?.width !== width || shown.height !== HEIGHT)
      await page.setViewportSize({ width, height: HEIGHT })
    await look()
  }
  if (stood) await page.setViewportSize(stood)
}
