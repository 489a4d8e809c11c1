import type { Locator } from '@playwright/test'

/** Copies a text and pastes it in place of all that stands in a field, as a person does. */
export async function paste(into: Locator, text: string): Promise<void> {
  const page = into.page()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await into.press('ControlOrMeta+a')
  await into.press('ControlOrMeta+v')
}
