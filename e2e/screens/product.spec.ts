import { acceptAndConclude, fillCompany, goToReview, proposal, sendProposal } from '../support/order.ts'
import { newBuyer } from '../support/people.ts'
import {
  addProduct,
  button,
  field,
  hydrated,
  money,
  openContract,
  productCard,
  summary,
} from '../support/shop.ts'
import { expect, test, WIDTHS } from './look.ts'

const THEMES = [
  { theme: 'vr', host: 'localhost', page: '/produtos/refeicao', widths: WIDTHS },
  { theme: 'banco', host: 'banco.localhost', page: '/produtos/vrva', widths: [1280] },
  { theme: 'cooperativa', host: 'cooperativa.localhost', page: '/produtos/auto', widths: [390] },
] as const

test.describe('products and modalities', () => {
  for (const { theme, host, page: path, widths } of THEMES) {
    test(`in the theme ${theme}`, async ({ page, baseURL, look: lookAt }) => {
      test.slow()
      const look = (name: string) => lookAt(name, widths)
      const open = async (to: string) => {
        await page.goto(new URL(to, baseURL?.replace('localhost', host)).href)
        await hydrated(page)
      }
      await open(path)
      await look(`${theme}-product`)
      await button(page, 'Solicitar contato').click()
      await expect(page.getByText('CNPJ é obrigatório')).toBeVisible()
      // Colours of what is wrong: contrast.test.ts judges them in every theme.
      if (theme === 'vr') await look(`${theme}-product-wrong-fields`)
      await field(page, 'Nome').fill('Marina Oliveira')
      await field(page, 'E-mail').fill('marina@empresa.example')
      await field(page, 'Celular').fill('11987654321')
      await field(page, 'CNPJ').fill(newBuyer().cnpj)
      await field(page, 'Quantidade de colaboradores').fill('48')
      await button(page, 'Solicitar contato').click()
      const modal = page.getByRole('dialog', { name: 'Recebemos os seus dados!' })
      await expect(modal).toBeVisible()
      await look(`${theme}-product-sent`)
      await modal.getByRole('button', { name: 'Continuar nesta página' }).click()
      await expect(modal).toBeHidden()
      if (theme === 'vr') return
      await open('/modalidade/avulsos')
      const name = /^Auto /
      const card = page.getByRole('article', { name })
      await addProduct(page, (await card.getByRole('heading').textContent()) ?? '', {
        quantity: 8,
        value: 40_000,
      })
      await expect(page.getByRole('main').getByText(money(328_510)).filter({ visible: true })).toHaveCount(1)
      await look(`${theme}-modality`)
      // What follows at a bank is judged at both widths where it is ordered (order.spec.ts).
      if (theme === 'banco') return
      await page.getByRole('link', { name: 'Seguir para o carrinho' }).click()
      await expect(proposal(page)).toBeVisible()
      await look(`${theme}-proposal`)
      const buyer = newBuyer()
      await sendProposal(page, buyer)
      await expect(summary(page)).toContainText('Tarifa de emissão de cartões')
      await look(`${theme}-order-cart`)
      await summary(page).getByRole('button', { name: 'Seguir para a contratação' }).click()
      await fillCompany(page, buyer)
      await button(page, 'Incluir Representante Adicional').click()
      await look(`${theme}-order-company`)
      await button(page, 'Remover').click()
      await goToReview(page)
      await look(`${theme}-order-review`)
      await acceptAndConclude(page, await openContract(page))
      await look(`${theme}-order-done`)
    })
  }

  test('while a product’s page is on its way', async ({ page, look }) => {
    await page.goto('/carrinho/beneficios')
    await hydrated(page)
    await page.route('**/produtos/*.data*', () => {})
    await productCard(page, 'Auto').getByRole('link', { name: 'Saiba mais' }).click()
    await expect(page.locator('[data-skeleton]')).toBeVisible()
    await expect(page.getByText('Aguarde um momento, estamos carregando a página...')).toBeVisible()
    await look('vr-product-loading')
  })
})
