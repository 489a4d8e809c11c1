import { button, field, hydrated, open, productCard, summary } from '../support/shop.ts'
import { expect, test } from './look.ts'

const EMPLOYEES = 'Quantidade de colaboradores'

test.describe('the HR plans', () => {
  test('compared, loading, annual and above the limit', async ({ page, look }) => {
    test.slow()
    await open(page, '/planos/hcm')
    await look('plans')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/recursos/tabela-precos*', async (route) => {
      await held
      await route.continue()
    })
    await field(page, 'Pagamento anual (20%)').check()
    await expect(productCard(page, 'RH Digital Gerencial').getByRole('button')).toBeDisabled()
    await look('plans-loading')
    release()
    await expect(productCard(page, 'RH Digital Gerencial')).toContainText('Economia de')
    await look('plans-annual')
    await field(page, EMPLOYEES).fill('1001')
    await expect(page.getByRole('dialog')).toBeVisible()
    await look('plans-over-limit')
  })

  test('in the cart', async ({ page, look }) => {
    test.slow()
    await open(page, '/carrinho/pontomais/corporativo?tipoPlano=anual&qtdVidas=1000')
    await expect(summary(page)).toContainText('Total por ano')
    await productCard(page, 'Ponto pelo WhatsApp').getByRole('button', { name: 'Adicionar' }).click()
    await expect(summary(page)).toContainText(/Ponto pelo WhatsApp.*por (mês|ano)/)
    await expect(productCard(page, 'Feedback').getByRole('button')).toBeEnabled()
    await look('hr-cart')
    await page.setViewportSize({ width: 390, height: 844 })
    // What plans include is folded under the cart: four plans are no page of their own, whatever is chosen. At its end
    // stands the button that shares the simulation.
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    await expect.poll(height).toBeLessThan(3_300)
    for (const plan of ['essencial', 'gerencial', 'profissional']) {
      await open(page, `/carrinho/pontomais/${plan}?tipoPlano=anual`)
      await expect(summary(page)).toContainText('Total por ano')
      await expect(page.getByText('Economia de').first()).toBeVisible()
      expect(await height(), `${plan}, annual`).toBeLessThan(3_300)
      await page.getByText('Pagamento mensal').click()
      await expect(summary(page)).toContainText('Total por mês')
      await expect(page.getByText('Economia de')).toHaveCount(0)
      expect(await height(), `${plan}, monthly`).toBeLessThan(3_300)
    }
    await open(page, '/carrinho/pontomais/corporativo')
    await page.setViewportSize({ width: 1280, height: 844 })
    await button(page, 'Trocar de plano').click()
    await expect(page.getByRole('dialog', { name: 'Selecione o plano' })).toBeVisible()
    await look('hr-cart-change')
    await page.keyboard.press('Escape')
    await open(page, '/planos/hcm')
    await expect(productCard(page, 'RH Digital Corporativo')).toContainText('Selecionado')
    await expect(productCard(page, 'RH Digital Corporativo')).toContainText('por colaborador/mês')
    await look('plans-selected')
    await page.route('**/recursos/tabela-precos*', (route) =>
      route.fulfill({
        json: { ok: false, problem: { code: -99, status: 0, description: '', fields: [] } },
      }),
    )
    await open(page, '/carrinho/pontomais/essencial?qtdVidas=11')
    await hydrated(page)
    await expect(page.getByText('Qtd. max: 10', { exact: true })).toBeVisible()
    await expect(page.getByText('Não foi possível atualizar os preços.')).toBeVisible()
    await look('hr-cart-failed')
  })
})
