import type { Page } from '@playwright/test'
import { readPdfText } from './read-pdf.ts'
import { expect } from './test.ts'

/**
 * Prints a page on A4 and gives the text of the sheets; fails where something stays where it is on every sheet, over
 * the lines.
 */
export async function print(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' })
  const staying = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position))
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.offsetHeight > 1)
      // An empty one without a ground keeps presses away, which nobody sees.
      .filter(
        (one) => one.childNodes.length > 0 || getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)',
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 160)),
  )
  expect(staying, 'what stays in its place on every sheet').toEqual([])
  const text = await readPdfText(await page.pdf({ format: 'A4' }))
  await page.emulateMedia({ media: null })
  return text
}
