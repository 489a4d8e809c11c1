import { newBuyer, sandboxCnpj } from '../support/people.ts'
import { addProduct, button, hydrated, identify, money, open, productCard, summary } from '../support/shop.ts'
import { fillCart, haveAccess } from '../support/visit.ts'
import { expect, test } from './look.ts'

const PAGE = '/carrinho/beneficios'
const MEAL = { quantity: 12, value: 65_000 }

test.describe('the cart', () => {
  test('empty, wrong, filled, edited and full', async ({ page, look }) => {
    test.slow()
    await open(page, PAGE)
    await look('cart-empty')
    const meal = productCard(page, 'Refeição')
    await meal.getByLabel('Escolha a quantidade').fill('0')
    await meal.getByLabel('Digite o valor').pressSequentially('499')
    await meal.getByLabel('Digite o valor').blur()
    await expect(meal).toContainText('Valor mínimo por cartão')
    await look('cart-wrong-fields')
    await page.reload()
    await hydrated(page)
    await addProduct(page, 'Refeição', MEAL)
    await expect(summary(page)).toContainText(money(780_000))
    await look('cart-one-product')
    await meal.getByRole('button', { name: 'Editar' }).click()
    await look('cart-editing')
    await meal.getByRole('button', { name: 'Cancelar' }).click()
    for (const name of ['Alimentação', 'Auto', 'Home-Office', 'Premiação', 'Boas Festas Refeição']) {
      if ((await productCard(page, name).count()) === 1)
        await addProduct(page, name, { quantity: 999, value: 500_000 })
    }
    await expect(summary(page)).toContainText(money(780_000 + 4 * 499_500_000))
    await look('cart-longest')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Ver detalhes' }).click()
    await look('cart-sheet-open', [390])
  })

  test('while it is priced, when that fails, and after another try', async ({ page, look }) => {
    await open(page, PAGE)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/recursos/precificar*', async (route) => {
      await held
      await route.fulfill({
        json: { ok: false, problem: { code: -99, status: 0, description: '', fields: [] } },
      })
    })
    await addProduct(page, 'Refeição', MEAL)
    await expect(summary(page)).toContainText('Aguarde um momento, estamos precificando a sua compra')
    await look('cart-pricing')
    release()
    await expect(summary(page)).toContainText('Não foi possível calcular o preço')
    await look('cart-price-failed')
    await page.unroute('**/recursos/precificar*')
    await summary(page).getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(summary(page)).toContainText(money(780_000))
  })

  test('in its drawer and its modals', async ({ page, look }) => {
    await open(page, PAGE)
    await page.getByRole('button', { name: 'Carrinho', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Meu carrinho' })).toBeVisible()
    await look('drawer-empty')
    await page.keyboard.press('Escape')
    await addProduct(page, 'Refeição', MEAL)
    await expect(summary(page)).toContainText(money(780_000))
    await page.getByRole('button', { name: /^Carrinho, quantidade/ }).click()
    await expect(page.getByRole('dialog', { name: 'Meu carrinho' })).toBeVisible()
    await look('drawer-filled')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await productCard(page, 'Refeição').getByRole('button', { name: 'Excluir' }).click()
    await expect(page.getByRole('dialog', { name: 'Remover Produto' })).toBeVisible()
    await look('modal-remove-last')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
    await page.getByRole('banner').getByRole('link').first().click()
    await page.getByRole('article', { name: 'Mobilidade' }).getByRole('link').click()
    await expect(page.getByRole('dialog', { name: 'Troca de modalidade de cartão' })).toBeVisible()
    await look('modal-switch')
  })

  test('of a company that has contracts', async ({ page, look }) => {
    await fillCart(page, { product: 'Auto', ...MEAL })
    await open(page, '/checkout/acesso-vr')
    await identify(page, sandboxCnpj('223334440001'))
    await button(page, 'Voltar').click()
    await button(page, 'Voltar').click()
    await expect(page.getByRole('dialog', { name: 'Parabéns por investir na sua empresa!' })).toBeVisible()
    await look('modal-cart-intro')
    await page.getByRole('dialog').getByRole('button', { name: 'Prosseguir' }).click()
    await expect(productCard(page, 'Refeição')).toContainText('já possui')
    await look('cart-contracted')
  })

  test('that lost a product which is not sold where the company is', async ({ page, look }) => {
    const meal = { product: 'Refeição', ...MEAL }
    await fillCart(page, { ...meal, product: 'Auto' }, meal)
    await haveAccess(page, { ...newBuyer(), cnpj: sandboxCnpj('445556660001') })
    await open(page, '/checkout/verificacao')
    await button(page, 'Continuar').click()
    const warning = page.getByRole('dialog', { name: 'Indisponibilidade na Região' })
    await expect(warning).toBeVisible()
    await look('modal-unserved')
    await warning.getByRole('button', { name: 'Entendi' }).click()
    await expect(warning).toBeHidden()
    await open(page, PAGE)
    await expect(productCard(page, 'Auto')).toContainText('Este produto não está disponível em sua região')
    await look('cart-unserved')
  })
})
