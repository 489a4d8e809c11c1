import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { type OwnStore, START_MS, startOwnStore } from './own-store.ts'
import { settle } from './settle.ts'
import { watchTexts } from './watch-texts.ts'

/**
 * What axe need not look at once more: `colours` costs it more than everything else together. Each screen's are judged
 * where it is looked at (screens/look.ts), and the pairs of every theme in contrast.test.ts.
 */
interface Judged {
  readonly colours: boolean
}

/** A store that tests of one group have together (`shareOwnStore`): the first of them starts it. */
export interface SharedStore {
  started: OwnStore | undefined
}

interface Fixtures {
  /**
   * Whether the test has a store of its own, started for it alone: for whoever buys for, or signs in as, a company of
   * the sandbox, because the shared store's are only ever looked at. So any order, any repetition and a second try
   * work.
   */
  readonly ownStore: boolean
  /** Variables that its own store is started with, beside those of every store under test. */
  readonly ownEnvironment: Readonly<Record<string, string>>
  /** Where its own store is kept for the next test of its group; without it the store ends with the test. */
  readonly sharedStore: SharedStore | undefined
  /** That store; nothing where the test has none. */
  readonly own: OwnStore | undefined
  /** Errors in the console, or thrown, that a test provokes on purpose, such as a lost connection. */
  readonly expectedErrors: readonly RegExp[]
  /** Fails the test with what axe finds on the page as it stands, once nothing on it moves any more. */
  readonly expectAccessible: (page?: Page, judged?: Judged) => Promise<void>
  /**
   * Fails the test where the page is wider than the screen, a modal higher, or a name in the header wider than its
   * place.
   */
  readonly expectFitting: (page?: Page) => Promise<void>
  /** Console errors and failed scripts of the page; any at the end fails the test. */
  readonly consoleErrors: string[]
}

/** The journeys' test: every console error fails it, and every text that a translator would keep from changing. */
export const test = base.extend<Fixtures>({
  ownStore: [false, { option: true }],
  ownEnvironment: [{}, { option: true }],
  sharedStore: [undefined, { option: true }],
  own: [
    async ({ ownStore, ownEnvironment, sharedStore }, use, { parallelIndex, project }) => {
      if (!ownStore) return use(undefined)
      const everybodys = process.env.E2E_DATA_DIR
      const { port } = new URL(project.use.baseURL ?? '')
      const store =
        sharedStore?.started ?? (await startOwnStore(Number(port) + 2 * (parallelIndex + 1), ownEnvironment))
      if (sharedStore) sharedStore.started = store
      process.env.E2E_DATA_DIR = store.dataDir
      await use(store)
      process.env.E2E_DATA_DIR = everybodys
      if (!sharedStore) await store.close()
    },
    // Its start is none of the test's time.
    { timeout: 2 * START_MS },
  ],
  baseURL: async ({ baseURL, own }, use) => {
    await use(own?.baseURL ?? baseURL)
  },
  expectedErrors: [[], { option: true }],
  consoleErrors: [
    async ({ page, context, expectedErrors }, use) => {
      await watchTexts(context)
      const errors: string[] = []
      const expected = [...EXPECTED_STATUSES, ...expectedErrors]
      const note = (text: string) => {
        if (!expected.some((one) => one.test(text))) errors.push(text)
      }
      page.on('console', (message) => {
        if (message.type() === 'error') note(message.text())
      })
      page.on('pageerror', ({ message }) => note(message))
      await use(errors)
      expect(errors, 'errors in the browser console').toEqual([])
    },
    { auto: true },
  ],
  expectAccessible: async ({ page, contextOptions: { reducedMotion = null } }, use) => {
    await use(async (given = page, { colours } = { colours: false }) => {
      // Half-way between two colours a text may be too faint: what moves comes to its end, what still begins has none.
      if (reducedMotion !== 'reduce') await given.emulateMedia({ reducedMotion: 'reduce' })
      await settle(given)
      const isThere = await given.evaluate(() => 'axe' in window)
      // No page has a frame: axe need neither look for them, which takes five times as long, nor tell what is well.
      const { violations } = await new AxeBuilder({ page: given, ...(isThere ? { axeSource: '0' } : {}) })
        .options({ resultTypes: ['violations'], rules: { 'color-contrast': { enabled: colours } } })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .setLegacyMode(true)
        .analyze()
      if (reducedMotion !== 'reduce') await given.emulateMedia({ reducedMotion })
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      )
      expect(found, 'axe violations').toEqual([])
    })
  },
  expectFitting: async ({ page }, use) => {
    await use(async (given = page) => {
      const { content, screen, cut, spilt } = await given.evaluate(() => ({
        content: document.documentElement.scrollWidth,
        screen: document.documentElement.clientWidth,
        cut: [...document.querySelectorAll('[role="dialog"]')]
          .filter((modal) => {
            const { top, bottom } = modal.getBoundingClientRect()
            return top < -1 || bottom > window.innerHeight + 1
          })
          .map((modal) => modal.textContent),
        spilt: [...document.querySelectorAll('header a')]
          // Where a phone has room for the sign alone, the name beside it is cut off.
          .filter((link) => getComputedStyle(link).overflowX !== 'clip')
          .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
          .map(({ textContent }) => textContent),
      }))
      expect(content, 'width of the page').toBeLessThanOrEqual(screen)
      expect(cut, 'modals higher than the window').toEqual([])
      expect(spilt, 'names that run over what stands beside them in the header').toEqual([])
    })
  },
})

/** Chromium logs every answer above 399 as an error; a page that is meant to be 404 is not one. */
const EXPECTED_STATUSES = [/status of 404/]

export { expect }
