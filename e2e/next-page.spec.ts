import type { Page } from '@playwright/test'
import { addProduct, button, open, productCard, stepHeading, summary } from './support/shop.ts'
import { expect, test } from './support/test.ts'

const MEALS = { quantity: 7, value: 30_000 }

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

test('losing the connection while the next page’s script comes leaves the page, and the next press works', async ({
  page,
}) => {
  const script = await holdScript(page, 'checkout-access')
  await open(page, '/carrinho/beneficios')
  await addProduct(page, 'Auto', MEALS)
  const typed = productCard(page, 'Boas Festas').getByLabel('Escolha a quantidade')
  await typed.fill('12')
  await script.asked
  await page.context().setOffline(true)
  await script.lose()
  await page.context().setOffline(false)

  await expect(typed).toHaveValue('12')
  await summary(page).getByRole('button', { name: 'Seguir com a contratação' }).click()
  await expect(stepHeading(page, 1)).toBeVisible()
  await expect(button(page, 'Continuar')).toBeVisible()
  expect(script.documents()).toBe(1)
})

/** Holds the first request for a script whose name begins like this until it is lost; counts the page's documents. */
async function holdScript(page: Page, name: string) {
  const { promise: asked, resolve: tellAsked } = Promise.withResolvers<void>()
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>()
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.route(
    `**/assets/${name}-*.js`,
    async (route) => {
      tellAsked()
      await lost
      await route.abort('internetdisconnected')
    },
    { times: 1 },
  )
  const loseIt = async () => {
    const failed = page.waitForEvent('requestfailed')
    lose()
    await failed
  }
  return { asked, lose: loseIt, documents: () => documents }
}
