import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { findEnglish } from '../support/find-english.ts'
import { settle } from '../support/settle.ts'
import { test as base, expect } from '../support/test.ts'

/** Widths at which every screen is looked at: a phone, and a small laptop. */
export const WIDTHS = [390, 1280] as const
type Width = (typeof WIDTHS)[number]

interface LookFixtures {
  /**
   * Judges the page as it stands, at both widths or at those where the state exists, and names it `{screen}-{state}`:
   * no English, nothing wider than the screen, no 'e-' at a line's end, nothing that axe finds (of colours at the first
   * width alone: they are the same at the other), valid HTML, and on the phone no summary that is higher than its row.
   * Leaves it as wide as it was. `npm run screenshots` takes its pictures instead.
   */
  readonly look: (name: string, widths?: readonly Width[]) => Promise<void>
}

const FOLDER = process.env.SCREENSHOTS
const HEIGHT = 844
/** What the summary of a cart takes of a phone's window at most, in px (docs/rules/screens.md: sheet). */
const SHEET = 96
const validator = new HtmlValidate(new FileSystemConfigLoader())

/** The screens' test: who looks goes its way at the wider of the two. */
export const test = base.extend<LookFixtures>({
  viewport: { width: 1280, height: HEIGHT },
  look: async ({ page, javaScriptEnabled, expectAccessible, expectFitting }, use) => {
    await use(async (name, widths = WIDTHS) => {
      const stood = page.viewportSize()?.width
      // As it stands first: what only just came is not resized away unseen.
      const others = widths.filter((width) => width !== stood)
      let valid = ''
      for (const [nth, width] of [...widths.filter((width) => width === stood), ...others].entries()) {
        if (width !== page.viewportSize()?.width) await page.setViewportSize({ width, height: HEIGHT })
        // Without scripts nothing tells when a frame was drawn; the picture waits by itself.
        if (javaScriptEnabled) await settle(page)
        await test.step(`${name}, ${width} px`, async () => {
          if (FOLDER) return takePicture(page, join(FOLDER, `${name}-${width}.png`))
          expect(findEnglish(await readWords(page)), `English on ${name}`).toEqual([])
          expect(await readBrokenWords(page), `words in two lines on ${name}`).toEqual([])
          const html = await page.content()
          // What is valid at one width is so at the other, where nothing of it changed but what was measured.
          const told = html.replace(/ style="[^"]*"/g, '')
          if (told !== valid) expect(await readMistakes(html), `HTML of ${name}`).toEqual([])
          valid = told
          await expectFitting()
          expect(await readSheet(page), `height of the summary on ${name}`).toBeLessThanOrEqual(SHEET)
          await expectAccessible(page, { colours: nth === 0 })
        })
      }
      if (stood && stood !== page.viewportSize()?.width)
        await page.setViewportSize({ width: stood, height: HEIGHT })
    })
  },
})

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

/** Every 'e-mail' that stands in two lines, with the text around it: it is too short to be broken (`keepWords`). */
async function readBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    const range = document.createRange()
    while (texts.nextNode()) {
      const text = texts.currentNode.nodeValue ?? ''
      for (const { index, 0: word } of text.matchAll(/\be-mails?\b/gi)) {
        range.setStart(texts.currentNode, index)
        range.setEnd(texts.currentNode, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(text)
      }
    }
    return broken
  })
}

/** What `.htmlvalidate.mjs` finds in a page as the browser has it. */
async function readMistakes(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html, 'page.html')
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${selector}: ${message} (${ruleId})`),
  )
}

/** How high the folded summary at the foot of the window is; 0 where there is none, or it has something to say. */
async function readSheet(page: Page): Promise<number> {
  return page.evaluate(() => {
    const sheet = document.querySelector<HTMLElement>('[data-bottom-sheet] aside:not([data-open])')
    if (!sheet || getComputedStyle(sheet).position !== 'fixed') return 0
    // A message makes it grow.
    const row = sheet.querySelector(':scope > div:last-of-type')
    return row?.querySelector('p > svg') ? 0 : sheet.offsetHeight
  })
}

/** The whole page, or the screen alone where a modal covers it. */
async function takePicture(page: Page, path: string): Promise<void> {
  const isCovered = (await page.getByRole('dialog').count()) > 0
  if (!isCovered) await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await page.screenshot({ path, fullPage: !isCovered, animations: 'disabled', caret: 'initial' })
}

export { expect }
