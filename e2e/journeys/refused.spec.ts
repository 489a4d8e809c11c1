import type { Page } from '@playwright/test'
import { newBuyer, sandboxCnpj } from '../support/people.ts'
import {
  addProduct,
  button,
  field,
  goToAccess,
  hydrated,
  identify,
  open,
  productCard,
  register,
  stepHeading,
} from '../support/shop.ts'
import { handOversOf } from '../support/stored.ts'
import { expect, test } from '../support/test.ts'

const MODALS = [
  {
    base: '667778880001',
    why: 'is irregular (-19)',
    says: 'apresenta irregularidade junto à Receita Federal',
  },
  {
    base: '778889990001',
    why: 'is a public agency (-88)',
    says: 'Não foi possível prosseguir com a contratação',
  },
  {
    base: '889991110001',
    why: 'is on the block list (-103)',
    says: 'Contratos criados anteriormente não permitem a renegociação',
  },
] as const

const FILLED = 'html[data-filled-cart]'

/** From now on the page is marked once its header counts products in the cart, be it for one picture. */
async function watchForFilledCart(page: Page): Promise<void> {
  await page.evaluate(() => {
    new MutationObserver(() => {
      const buttons = [...document.querySelectorAll('header button')]
      if (buttons.some(({ textContent }) => textContent?.includes('Carrinho, quantidade')))
        document.documentElement.dataset.filledCart = 'yes'
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
}

test.describe('a company that cannot buy', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/carrinho/beneficios')
    await addProduct(page, 'Auto', { quantity: 7, value: 30_000 })
    await goToAccess(page)
  })

  for (const { base, why, says } of MODALS) {
    test(`because it ${why} is told in a modal, and another company may be given`, async ({ page }) => {
      const cnpj = sandboxCnpj(base)
      await field(page, 'CNPJ').fill(cnpj)
      await button(page, 'Continuar').click()
      const dialog = page.getByRole('dialog', { name: 'Atenção!' })
      await expect(dialog).toContainText(says)
      await dialog.getByRole('button', { name: 'Fechar' }).last().click()
      await expect(dialog).toBeHidden()
      await expect(field(page, 'CNPJ')).toHaveValue(cnpj)
      await identify(page, newBuyer().cnpj)
      expect(await handOversOf(cnpj)).toHaveLength(0)
    })
  }

  test('because nobody knows it (-18) is told beside the field', async ({ page }) => {
    await field(page, 'CNPJ').fill(sandboxCnpj('991112220001'))
    await button(page, 'Continuar').click()
    await expect(page.getByText('Não encontramos esse CNPJ.')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await identify(page, newBuyer().cnpj)
  })

  test('because the registry does not answer (-99) tries again after a reload', async ({ page }) => {
    const cnpj = sandboxCnpj('102030400001')
    await field(page, 'CNPJ').fill(cnpj)
    await button(page, 'Continuar').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Servidor indisponível')
    const reloaded = page.waitForEvent('load')
    await dialog.getByRole('button', { name: 'Fechar' }).last().click()
    await reloaded
    await hydrated(page)
    await expect(stepHeading(page, 1)).toBeVisible()
    await expect(field(page, 'CNPJ')).toHaveValue(cnpj)
    await identify(page, newBuyer().cnpj)
  })

  test('because it is served by another channel is led there with an empty cart', async ({ page }) => {
    const cnpj = sandboxCnpj('556667770001')
    await identify(page, cnpj)
    await register(page, { ...newBuyer(), cnpj })
    await watchForFilledCart(page)
    await button(page, 'Ir para o meu canal').click()
    await expect(page).toHaveURL('/?canal=parceiro')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Rede Horizonte')
    await expect(page.getByRole('button', { name: 'Carrinho', exact: true })).toBeVisible()
    await expect(page.locator(FILLED)).toHaveCount(0)
  })

  test('because nothing it chose is sold there sees the card blocked in the cart', async ({ page }) => {
    const cnpj = sandboxCnpj('445556660001')
    await identify(page, cnpj)
    await register(page, { ...newBuyer(), cnpj })
    await expect(
      page.getByText('Infelizmente alguns produtos ainda não estão disponíveis na sua região.'),
    ).toBeVisible()
    await watchForFilledCart(page)
    await page.getByRole('link', { name: 'Voltar ao carrinho' }).click()
    await expect(page).toHaveURL('/carrinho/beneficios')
    await expect(productCard(page, 'Auto')).toBeVisible()
    await expect(page.locator(FILLED)).toHaveCount(0)
  })
})
