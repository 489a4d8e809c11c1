import { addProduct, hydrated, open } from './support/shop.ts'
import { expect, test } from './support/test.ts'

test.describe('in a window as low as one of a zoom of 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('header and total scroll along with the page', async ({ page, expectFitting }) => {
    await open(page, '/carrinho/beneficios')
    await addProduct(page, 'Refeição', { quantity: 2, value: 10_000 })
    const fixed = await page.evaluate(
      () =>
        [...document.querySelectorAll('body *')].filter((element) => {
          const { position, visibility } = getComputedStyle(element)
          const { height, width, bottom } = element.getBoundingClientRect()
          const isBar = height > 24 && width > 200 && bottom > 0
          return position === 'fixed' && visibility === 'visible' && isBar
        }).length,
    )
    expect(fixed).toBe(0)
    await page.mouse.wheel(0, 400)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200)
    await expect(page.getByRole('banner')).not.toBeInViewport()
    await expectFitting()
  })
})

test('the page that was reached has the focus, and no line around it', async ({ page }) => {
  await open(page, '/faq')
  await page.keyboard.press('Tab')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Termos de uso' }).focus()
  await page.keyboard.press('Enter')
  const main = page.locator('main')
  await expect(main).toBeFocused()
  expect(await main.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none')
})

test('that a page is on its way is said until it is there, and not over it', async ({ page }) => {
  await open(page, '/faq')
  await page.route('**/privacidade.data*', async (route) => {
    await new Promise((done) => setTimeout(done, 1500))
    await route.continue()
  })
  await page.evaluate(() => {
    const seen = { over: 0, said: 0 }
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const isSaid = /estamos carregando a página/.test(document.body.innerText)
      const isThere = document.querySelector('h1')?.textContent === 'Política de Privacidade'
      if (isSaid) seen.said += 1
      if (isSaid && isThere) seen.over += 1
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Política de Privacidade' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Política de Privacidade')
  await hydrated(page)
  const seen = await page.evaluate(() => (window as unknown as { seen: object }).seen)
  expect(seen).toMatchObject({ over: 0 })
  expect(seen).not.toMatchObject({ said: 0 })
})
