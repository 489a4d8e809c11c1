import type { Page } from '@playwright/test'

/**
 * Looks at what a journey came to on a phone and on a small laptop, and leaves the page as wide as it was: a second
 * journey would come to the same screen.
 */
export async function atBothWidths(page: Page, look: () => Promise<void>): Promise<void> {
  const stood = page.viewportSize()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await look()
  }
  if (stood) await page.setViewportSize(stood)
}
