import { hydrated, open } from './support/shop.ts'
import { expect, test } from './support/test.ts'

test.describe('an address', () => {
  test('of before leads to the one of today with the whole query', async ({ page }) => {
    for (const [from, to] of [
      ['/simule', '/'],
      ['/modalidade', '/'],
      ['/modalidade/avulsos', '/carrinho/beneficios'],
      ['/modalidade/multisaldo', '/carrinho/multi'],
      ['/modalidade/pontomais', '/planos/hcm'],
      ['/carrinho/pontomais/desconhecido', '/planos/hcm'],
    ] as const) {
      await page.goto(`${from}?canal=default&contrato=abc&utm_source=carta`)
      await expect(page, from).toHaveURL(`${to}?canal=default&contrato=abc&utm_source=carta`)
    }
  })

  test('that is not found says so without a flicker', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((changes) => {
        const gone = changes.some(({ removedNodes }) =>
          [...removedNodes].some((node) => node.textContent?.includes('não conseguimos encontrar')),
        )
        if (gone) document.documentElement.dataset.flicker = 'yes'
      }).observe(document, { childList: true, subtree: true })
    })
    for (const path of ['/nada-aqui', '/not-found', '/pedido/nada', '/%E0%A4%A']) {
      const answer = await page.goto(`${path}?utm_source=carta`)
      expect(answer?.status(), path).toBe(404)
      await hydrated(page)
      await expect(
        page.getByRole('heading', { level: 1, name: 'Desculpe, não conseguimos encontrar esta página' }),
      ).toBeVisible()
      await expect(page, path).toHaveTitle('Loja VR Benefícios - Página não encontrada')
      await expect(page.locator('html[data-flicker]')).toHaveCount(0)
      await page.getByRole('link', { name: 'Ir para a página inicial' }).click()
      await expect(page).toHaveURL('/?utm_source=carta')
    }
  })

  test('that takes long to come says that it is on its way, and moves nothing', async ({ page }) => {
    await open(page, '/?utm_source=carta')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/carrinho/beneficios.data*', async (route) => {
      await held
      await route.continue()
    })
    await page
      .getByRole('article', { name: /Avulsos/ })
      .getByRole('link')
      .click()
    const notice = page.getByText('Aguarde um momento, estamos carregando a página...')
    await expect(notice).toBeVisible()
    release()
    await expect(page).toHaveURL('/carrinho/beneficios?utm_source=carta')
    await expect(notice).toBeHidden()
  })
})
