import type { Page } from '@playwright/test'

/**
 * Judges the screen that a journey ended on at the width of a phone and of a small laptop, and leaves the page as wide
 * as it was: no second journey has to walk to the same screen.
 */
export async function atBothWidths(page: Page, look: () => Promise<void>): Promise<void> {
  const stood = page.viewportSize()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await look()
  }
  if (stood) await page.setViewportSize(stood)
}
