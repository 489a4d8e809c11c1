import type { Frame, Page } from '@playwright/test'
import { expect } from './test.ts'

/** No link of the page leads to the store's initial page, whichever modal stands over it. */
export async function expectNoWayHome(page: Page | Frame): Promise<void> {
  await expect(page.locator('main').getByRole('heading', { includeHidden: true }).first()).toBeVisible()
  await expect(page.locator('a[href="/"], a[href^="/?"], a[href^="/#"]')).toHaveCount(0)
}
