import type { Page } from '@playwright/test'
import { atBothWidths } from './support/at-both-widths.ts'
import { atBank } from './support/order.ts'
import { newBuyer } from './support/people.ts'
import { addProduct, button, open, summary } from './support/shop.ts'
import { expect, test } from './support/test.ts'
import { fillCart, skipAccess } from './support/visit.ts'

const MEALS = { product: 'Refeição', quantity: 10, value: 60_000 }
/** Of no PAT: the plan's package gives services that may not stand beside it. */
const MULTI = { product: 'Multi Auto', quantity: 10, value: 60_000 }
const PLAN = { product: 'RH Digital Gerencial', quantity: 50, value: 0 }
const MOBILITY = { product: 'Mobilidade', quantity: 10, value: 30_000 }

/** The page has one button that gives the cart's link, however wide it is; only one can be seen. */
async function expectOne(page: Page): Promise<void> {
  await atBothWidths(page, async () => {
    await expect(button(page, 'Compartilhar simulação')).toHaveCount(1)
    await expect(button(page, 'Compartilhar simulação')).toBeVisible()
  })
}

const CARTS = [
  ['/carrinho/beneficios', [MEALS]],
  ['/carrinho/multi', [MULTI]],
  ['/carrinho/mobilidade', [MOBILITY]],
  ['/carrinho/pontomais', [PLAN]],
  // Another modality's cart.
  ['/carrinho/beneficios', [MULTI]],
  ['/carrinho/multi', [PLAN]],
  ['/carrinho/mobilidade', [PLAN]],
  ['/carrinho/pontomais', [PLAN, MEALS]],
  // Of both, without having been chosen together.
  ['/carrinho/multi', [MULTI, PLAN]],
  ['/carrinho/mobilidade', [MOBILITY, PLAN]],
] as const

for (const [path, lines] of CARTS)
  test(`${path} with ${lines.map(({ product }) => product).join(' and ')} gives its link once`, async ({
    page,
  }) => {
    await fillCart(page, ...lines)
    await open(page, path)
    await expectOne(page)
  })

test('groups that are hired in one go give their link once, in their forms and on the page of one', async ({
  page,
}) => {
  await fillCart(page, PLAN)
  await open(page, '/carrinho/multi')
  await button(page, 'Contratar os dois juntos').click()
  await expect(page).toHaveURL(/\/carrinho\/solucoes/)
  await expectOne(page)
  await open(page, '/carrinho/multi')
  await expectOne(page)
  await open(page, '/carrinho/pontomais')
  await expectOne(page)
})

test('a package gives its link once, of balances as of a plan', async ({ page }) => {
  await fillCart(page, MULTI)
  await open(page, '/combo/carrinho/multi?offerid=super-oferta-multi')
  await expectOne(page)
  await fillCart(page, PLAN)
  await open(page, '/combo/carrinho/pontomais?offerid=super-oferta-rh')
  await expect(page.getByText('4 de 4 serviços')).toBeVisible()
  await expectOne(page)
})

test('the cart after the code gives its link once', async ({ page }) => {
  await fillCart(page, MEALS)
  await open(page, '/carrinho/beneficios')
  await skipAccess(page, newBuyer(), '/checkout/carrinho/beneficios')
  await expectOne(page)
})

test('a bank partner’s cart gives its link once, of cards as of a Multi card and its package', async ({
  page,
  baseURL,
}) => {
  await open(page, atBank('/modalidade/avulsos', baseURL))
  await addProduct(page, 'Refeição Banco Parceiro', MEALS)
  await open(page, atBank('/pedido/carrinho', baseURL))
  await expect(summary(page)).toBeVisible()
  await expectOne(page)

  await page.goto(atBank('/robots.txt', baseURL))
  await page.evaluate(() => sessionStorage.clear())
  await open(page, atBank('/modalidade/multisaldo', baseURL))
  await page.getByLabel('Quantidade de cartões').fill('6')
  await page.getByLabel('Valor de Multi Auto Banco Parceiro').pressSequentially('30000')
  await button(page, 'Adicionar ao carrinho').click()
  await expect(page.getByRole('heading', { name: 'Produto adicionado!' })).toBeVisible()
  await open(page, atBank('/pedido/carrinho', baseURL))
  await expectOne(page)
  await open(page, atBank('/combo/carrinho/multi?offerid=super-oferta-multi', baseURL))
  await expect(button(page, 'Compartilhar simulação')).toBeVisible()
  await expectOne(page)
})
