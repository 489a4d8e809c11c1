import type { Browser, Page } from '@playwright/test'
import { addProduct, open } from '../support/shop.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

/**
 * How many elements the browser may style anew for one change: a change that reaches the document or the body (`:has`
 * over them, a custom property, a length of one that names a property) reaches all of them, some thousand.
 */
const FEW = 300

test('the question about cookies comes and goes without styling the page anew', async ({ browser, page }) => {
  await open(page, '/')
  await expect(page.locator('[data-drawn]')).toBeAttached()
  const askAndAnswer = async () => {
    await page.getByRole('button', { name: 'Preferências de cookies' }).click()
    const question = page.getByRole('region', { name: 'Consentimento de Cookies' })
    await expect(question).toBeFocused()
    await question.getByRole('button', { name: 'Recusar' }).click()
    await expect(question).toBeHidden()
  }
  // The first time the page may still be drawing what is below, and looks into its folded blocks.
  await askAndAnswer()
  const styled = await mostStyled(browser, page, askAndAnswer)
  expect(styled).toBeGreaterThan(0)
  expect(styled).toBeLessThan(FEW)
})

test('one product more goes into the cart without styling the page anew', async ({ browser, page }) => {
  await open(page, '/carrinho/beneficios')
  await addProduct(page, 'Refeição', { quantity: 10, value: 50_000 })
  const styled = await mostStyled(browser, page, () =>
    addProduct(page, 'Alimentação', { quantity: 10, value: 50_000 }),
  )
  expect(styled).toBeGreaterThan(0)
  expect(styled).toBeLessThan(FEW)
})

test('whoever asked for less motion sees a change at once, not a frame later', async ({ page }) => {
  await open(page, '/carrinho/beneficios')
  // A height that is seen a frame after what it belongs to moves what stands below.
  const late = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main, aside, article, header, footer')].flatMap((one) => {
      one.style.paddingBlockEnd = '7px'
      const seen = getComputedStyle(one).paddingBlockEnd
      one.style.paddingBlockEnd = ''
      return seen === '7px' ? [] : [`${one.tagName} ${seen}`]
    }),
  )
  expect(late).toEqual([])
})

/** The most elements that the browser styled at once while `act` was done. */
async function mostStyled(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  // A font that arrives meanwhile styles every element of its own.
  await page.evaluate(() => document.fonts.ready.then(() => true))
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await act()
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    readonly traceEvents: readonly {
      readonly name: string
      readonly args: { readonly elementCount?: number }
    }[]
  }
  return Math.max(
    0,
    ...traceEvents.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : [])),
  )
}
