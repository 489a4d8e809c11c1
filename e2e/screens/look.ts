import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { findEnglish } from '../support/find-english.ts'
import { test as base, expect } from '../support/test.ts'

/** Widths at which every screen is looked at: a phone, and a small laptop. */
export const WIDTHS = [390, 1280] as const

interface LookFixtures {
  /**
   * Judges the page as it stands and names it `{screen}-{state}`: no English, nothing wider than the screen, nothing
   * that axe finds. `npm run screenshots` takes its picture instead.
   */
  readonly look: (name: string) => Promise<void>
}

const FOLDER = process.env.SCREENSHOTS

/** The screens' test. */
export const test = base.extend<LookFixtures>({
  look: async ({ page, viewport, expectAccessible, expectFitting }, use) => {
    await use(async (name) => {
      await settle(page)
      if (FOLDER) return takePicture(page, join(FOLDER, `${name}-${viewport?.width}.png`))
      await test.step(name, async () => {
        expect(findEnglish(await readWords(page)), `English on ${name}`).toEqual([])
        await expectFitting()
        await expectAccessible()
      })
    })
  },
})

/** Fonts are there and nothing moves but what always does. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const endless = (animation: Animation) => animation.effect?.getComputedTiming().iterations === Infinity
    const moving = document.getAnimations().filter((animation) => !endless(animation))
    await Promise.all(moving.map((animation) => animation.finished.catch(() => {})))
  })
}

/** Everything that is read or read out: text, names and the title. */
async function readWords(page: Page): Promise<string> {
  return page.evaluate(() => {
    const names = [...document.querySelectorAll('[aria-label], [alt], [title], [placeholder]')].flatMap(
      (element) =>
        ['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    )
    return [document.title, document.body.innerText, ...names].join('\n')
  })
}

/** The whole page, or the screen alone where a modal covers it. */
async function takePicture(page: Page, path: string): Promise<void> {
  const isCovered = (await page.getByRole('dialog').count()) > 0
  if (!isCovered) await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await page.screenshot({ path, fullPage: !isCovered, animations: 'disabled', caret: 'initial' })
}

export { expect }
