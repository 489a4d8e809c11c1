import { button, field, open, summary } from '../support/shop.ts'
import { expect, test } from './look.ts'

test.describe('an offer’s package', () => {
  test('of balances and services', async ({ page, look }) => {
    await open(page, '/combo/carrinho/multi?offerid=super-oferta-multi')
    await expect(field(page, 'Quantidade de cartões')).toBeVisible()
    await look('combo-multi-empty')
    await field(page, 'Quantidade de cartões').fill('3')
    await page.getByRole('checkbox', { name: 'Multi Refeição PAT' }).check()
    await expect(summary(page).getByText('Total do pedido')).toBeVisible()
    await look('combo-multi-short')
    await field(page, 'Quantidade de cartões').fill('30')
    await expect(button(page, 'Próximo')).toBeEnabled()
    await look('combo-multi-met')
    await button(page, 'Próximo').click()
    await expect(page.getByText('Serviços adicionais selecionados!')).toBeVisible()
    await look('combo-multi-services')
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await look('combo-leaving')
  })

  test('of an HR plan', async ({ page, look }) => {
    await open(page, '/combo/carrinho/pontomais?offerid=super-oferta-rh-anual')
    await field(page, 'Pagamento anual').check()
    await expect(button(page, 'Seguir com a contratação')).toBeEnabled()
    await look('combo-plan')
  })

  test('at a bank partner', async ({ page, baseURL, look }) => {
    const path = '/combo/carrinho/multi?offerid=super-oferta-multi'
    await open(page, new URL(path, baseURL?.replace('localhost', 'banco.localhost')).href)
    await field(page, 'Quantidade de cartões').fill('8')
    await page.getByRole('checkbox', { name: 'Multi Auto Banco Parceiro' }).check()
    await expect(button(page, 'Próximo')).toBeEnabled()
    await look('combo-bank')
  })
})
