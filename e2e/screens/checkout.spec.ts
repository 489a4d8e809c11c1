import { newBuyer } from '../support/people.ts'
import {
  acceptContract,
  button,
  conclude,
  contractModal,
  goToSummary,
  money,
  open,
  openContract,
  summary,
} from '../support/shop.ts'
import { fillCart, haveAccess } from '../support/visit.ts'
import { expect, test } from './look.ts'

test.describe('the checkout', () => {
  test('from the confirmed cart to the order', async ({ page, look }) => {
    test.slow()
    const meal = { product: 'Refeição', quantity: 12, value: 65_000 }
    await fillCart(page, meal, { product: 'Alimentação', quantity: 12, value: 40_050 })
    await haveAccess(page, newBuyer())
    await open(page, '/checkout/carrinho/beneficios')
    await expect(summary(page)).toContainText(money(1_260_600))
    await look('checkout-cart')
    await goToSummary(page)
    await look('summary')
    await button(page, 'Editar dados cadastrais').click()
    await expect(page.getByLabel('Celular')).toBeFocused()
    await look('summary-editing')
    await page.getByLabel('Nome Fantasia').fill('A')
    await page.getByLabel('Entregar os cartões no endereço fiscal').uncheck()
    await button(page, 'Concluir').press('Enter')
    await expect(page.getByText('CEP é obrigatório').first()).toBeVisible()
    await look('summary-editing-wrong')
    await page.getByLabel('CEP', { exact: true }).fill('05424-020')
    await expect(page.getByLabel('Bairro')).toHaveValue('Pinheiros')
    await page.getByLabel('Número', { exact: true }).fill('1500')
    await page.getByLabel('Complemento').fill('Bloco B, 12º andar')
    await page.getByLabel('Nome Fantasia').fill('Padaria Estrela do Sul Matriz')
    await look('summary-editing-filled')
    await button(page, 'Concluir').click()
    await expect(button(page, 'Editar dados cadastrais')).toBeFocused()

    await summary(page).getByRole('button', { name: 'Seguir com a contratação' }).press('Enter')
    await look('summary-contract-missing')
    // Its pages are drawn anew for another screen: it is opened at each.
    for (const width of [390, 1280] as const) {
      await page.setViewportSize({ width, height: 844 })
      const modal = await openContract(page)
      await look('contract', [width])
      // A phone begins with the text.
      if (width === 390) await modal.getByRole('radio', { name: 'Páginas' }).check()
      await modal.getByRole('button', { name: 'Aumentar', exact: true }).click()
      // Until it is drawn anew a page is white.
      await expect(modal.locator('canvas').first()).toBeVisible()
      await look('contract-larger', [width])
      await modal.getByRole('radio', { name: 'Texto', exact: true }).check()
      await expect(modal.getByRole('heading', { name: 'Do foro' })).toBeVisible()
      await look('contract-text', [width])
      await modal.getByRole('button', { name: 'Aceitar termos do contrato' }).click()
      await expect(modal.getByText('Para avançar você precisa concordar com os termos')).toBeVisible()
      await look('contract-not-ticked', [width])
      await page.keyboard.press('Escape')
      await expect(contractModal(page)).toBeHidden()
    }
    await acceptContract(page)
    await look('summary-accepted')
    await button(page, 'Editar dados cadastrais').click()
    await page.getByLabel('Nome Fantasia').fill('Padaria Estrela do Norte')
    await button(page, 'Concluir').click()
    await expect(page.getByText('Você mudou o carrinho ou os dados da empresa')).toBeVisible()
    await look('summary-changed')
    await acceptContract(page)
    await conclude(page)
    await look('conclusion')
  })
})
