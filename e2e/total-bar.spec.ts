import type { Locator, Page } from '@playwright/test'
import { propose } from './support/as-program.ts'
import { PHONE } from './support/devices.ts'
import { atBank } from './support/order.ts'
import { newBuyer } from './support/people.ts'
import { button, field, money, open } from './support/shop.ts'
import { expect, test } from './support/test.ts'
import { fillCart } from './support/visit.ts'

test.use(PHONE)

const MEALS = { code: 27, quantity: 12, value: 650 }

/** The page's own button comes into sight and leaves it again: the bar is there while it is not, and nothing moves. */
async function expectInTurns(page: Page, bar: Locator, own: Locator): Promise<void> {
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight)
  await expect(bar).toBeInViewport()
  const height = await heightOf()
  await own.scrollIntoViewIfNeeded()
  await expect(bar).toBeHidden()
  await expect(own).toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(bar).toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(bar).toBeInViewport()
  expect(await heightOf()).toBe(height)
}

test('a proposal has its total and the way on at the foot of a phone while its button is out of sight', async ({
  page,
  request,
  baseURL,
  expectAccessible,
  expectFitting,
}) => {
  const { key } = await propose(request, 'JVCEF', newBuyer().cnpj, [MEALS])
  await open(page, atBank(`/proposta/${key}`, baseURL))
  const bar = page.getByRole('complementary', { name: 'Total e contratação' })
  await expect(bar).toContainText(money(791_270))
  await expectAccessible()
  await expectFitting()
  await expectInTurns(page, bar, button(page, 'Contratar esta proposta'))
  await bar.getByRole('button', { name: 'Contratar', exact: true }).click()
  await expect(page).toHaveURL(/\/pedido\/carrinho/)

  await test.step('a laptop has both beside what is read', async () => {
    await page.setViewportSize({ width: 1280, height: 844 })
    await open(page, atBank(`/proposta/${key}`, baseURL))
    await expect(button(page, 'Contratar esta proposta')).toBeInViewport()
    await expect(bar).toBeHidden()
  })
})

test('a simulation has them too', async ({ page }) => {
  await fillCart(
    page,
    { product: 'Auto', quantity: 3, value: 20_000 },
    { product: 'Refeição', quantity: 10, value: 60_000 },
    // Long enough that its own button is out of sight.
    { product: 'Cesta', quantity: 3, value: 20_000 },
    { product: 'Boas Festas', quantity: 3, value: 20_000 },
    { product: 'Home-Office', quantity: 3, value: 20_000 },
    { product: 'Premiação', quantity: 3, value: 20_000 },
  )
  await open(page, '/carrinho/beneficios')
  await button(page, 'Compartilhar simulação').click()
  await expect(field(page, 'Link da simulação')).toHaveValue(/\/simulacao\/[\w-]+/)
  const { pathname } = new URL(await field(page, 'Link da simulação').inputValue())
  await open(page, pathname)
  const bar = page.getByRole('complementary', { name: 'Total e simulação' })
  await expect(bar).toContainText(money(900_000))
  await expectInTurns(page, bar, button(page, 'Usar esta simulação'))
  await bar.getByRole('button', { name: 'Usar simulação' }).click()
  await expect(page).toHaveURL(/\/carrinho\/beneficios$/)
})
