import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

interface Fixtures {
  /** Fails the test with what axe finds on the page as it stands. */
  readonly expectAccessible: (page?: Page) => Promise<void>
  /** Console errors and failed scripts of the page; any at the end fails the test. */
  readonly consoleErrors: string[]
}

/** The journeys' test: every console error fails it. */
export const test = base.extend<Fixtures>({
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' && !isExpectedStatus(message.text())) errors.push(message.text())
      })
      page.on('pageerror', (error) => errors.push(error.message))
      await use(errors)
      expect(errors, 'errors in the browser console').toEqual([])
    },
    { auto: true },
  ],
  expectAccessible: async ({ page }, use) => {
    await use(async (given = page) => {
      const { violations } = await new AxeBuilder({ page: given })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      )
      expect(found, 'axe violations').toEqual([])
    })
  },
})

/** Chromium logs every answer above 399 as an error; a page that is meant to be 404 is not one. */
function isExpectedStatus(text: string): boolean {
  return /status of 404/.test(text)
}

export { expect }
