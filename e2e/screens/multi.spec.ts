import { addBalance, button, field, followOffer, money, open, summary } from '../support/shop.ts'
import { fillCart } from '../support/visit.ts'
import { expect, test } from './look.ts'

const PAGE = '/carrinho/multi'

test.describe('the Multi cart', () => {
  test('empty, unfilled, filled, wrong and full', async ({ page, look }) => {
    test.slow()
    await open(page, PAGE)
    await look('multi-empty')
    await field(page, 'Quantidade de cartões').fill('12')
    await addBalance(page, 'Multi Refeição PAT', 65_000)
    await expect(summary(page)).toContainText(money(780_000))
    await addBalance(page, 'Multi Auto', 0)
    await button(page, 'Seguir com a contratação').click({ force: true })
    await look('multi-unfilled')
    await field(page, 'Valor de Multi Auto').fill('1,00')
    await expect(page.getByText('Valor mínimo por cartão')).toBeVisible()
    await field(page, 'Quantidade de cartões').fill('0')
    await look('multi-wrong-fields')
    await field(page, 'Quantidade de cartões').fill('999')
    await field(page, 'Valor de Multi Auto').fill('5000,00')
    while (await page.getByRole('button', { name: 'Adicionar ao carrinho' }).count()) {
      const next = page.getByRole('article').filter({ hasText: 'Adicionar ao carrinho' }).first()
      await addBalance(page, await next.getByRole('heading').innerText(), 500_000)
    }
    await expect(summary(page)).toContainText(money(999 * (65_000 + 8 * 500_000)))
    await look('multi-longest')
    await page.setViewportSize({ width: 390, height: 844 })
    // Beside the longest total the way on keeps to one line.
    const words = button(page, 'Seguir com a contratação').getByText('Seguir com a contratação')
    expect((await words.boundingBox())?.height).toBeLessThan(24)
  })

  test('beside a cart of single cards', async ({ page, look }) => {
    await fillCart(page, { product: 'Auto', quantity: 2, value: 30_000 })
    await open(page, PAGE)
    await expect(page.getByRole('region', { name: 'No carrinho agora' })).toBeVisible()
    await look('multi-other-cart')
    await button(page, 'Guardar este carrinho').click()
    await page.getByRole('button', { name: 'Carrinho', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Carrinho guardado' })).toBeVisible()
    await look('drawer-set-aside')
  })

  test('while an offer is not met', async ({ page, look }) => {
    await open(page, PAGE)
    await field(page, 'Quantidade de cartões').fill('2')
    await followOffer(page, 'super-oferta-multi')
    await expect(page.getByText(/^Faltam: 3 cartões/)).toBeVisible()
    await look('multi-shortfall')
  })
})
