import type { Page } from '@playwright/test'
import { hydrated, open } from './support/shop.ts'
import { expect, test } from './support/test.ts'
import { fillCart } from './support/visit.ts'

test.describe('an address', () => {
  test('of before leads to the one of today with the whole query', async ({ page }) => {
    for (const [from, to] of [
      ['/simule', '/'],
      // Without a modality in the cart.
      ['/pedido/carrinho', '/'],
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
    }
    await expect(page.getByText('Endereço: /%E0%A4%A')).toBeVisible()
    const ways = page.getByRole('list', { name: 'Outros caminhos' })
    for (const [name, path] of [
      ['Escolher um benefício', '/escolher?utm_source=carta'],
      ['Soluções contratadas', '/solucoes-contratadas?utm_source=carta'],
    ] as const)
      await expect(ways.getByRole('link', { name })).toHaveAttribute('href', path)
    await ways.getByRole('button', { name: 'Falar com o atendimento' }).click()
    await expect(page.getByRole('dialog', { name: 'Fale com a gente' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Ir para a página inicial' }).click()
    await expect(page).toHaveURL('/?utm_source=carta')
  })

  test('that is not found hears the first press, and asks about cookies in its own frame', async ({
    page,
  }) => {
    await page.context().clearCookies()
    await page.route('**/error-page-*.js', async (route) => {
      await new Promise((later) => setTimeout(later, 1_000))
      await route.continue()
    })
    await page.goto('/nada-aqui')
    await hydrated(page)
    await page.getByRole('banner').getByRole('button', { name: 'Ajuda VR' }).click({ noWaitAfter: true })
    await expect(page.getByRole('dialog', { name: 'Central de suporte' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Entendi e fechar' })).toBeVisible()
  })

  test('that is not found keeps the cart and the way back to it', async ({ page }) => {
    await fillCart(page, { product: 'Auto', quantity: 10, value: 50_000 })
    for (const path of ['/nada-aqui', '/modalidade/nada']) {
      await page.goto(path)
      await hydrated(page)
      await expect(
        page.getByRole('banner').getByRole('button', { name: 'Carrinho, quantidade 10' }),
      ).toBeVisible()
      await expect(page.getByText('O seu carrinho continua guardado.')).toBeVisible()
    }
    await page.getByRole('link', { name: 'Voltar ao carrinho' }).click()
    await expect(page).toHaveURL('/carrinho/beneficios')
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

/** The modal of what broke, read and closed: it changes nothing under it. */
async function expectWarning(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Desculpe, algo inesperado aconteceu :(' })
  await expect(dialog).toContainText('Erro interno. Por favor, tente novamente mais tarde.')
  await dialog.getByRole('button', { name: 'Fechar' }).last().click()
  await expect(dialog).toBeHidden()
}

test.describe('content that fails to load', () => {
  test.use({ expectedErrors: [/ERR_FAILED|502/] })

  test('keeps the store around it, and says whose fault it is', async ({ page }) => {
    await open(page, '/')
    const toCart = page.getByRole('article', { name: /Avulsos/ }).getByRole('link')
    await page.route('**/carrinho/beneficios.data*', (route) => route.abort())
    await toCart.click()
    const failed = page.getByRole('heading', {
      level: 1,
      name: 'Algo inesperado ocorreu, não foi possível carregar o conteúdo',
    })
    await expect(failed).toBeVisible()
    const main = page.getByRole('main')
    await expect(main).toContainText('Verifique sua conexão')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Contato' })).toBeVisible()
    await expect(main.getByRole('link', { name: /^[0-9 -]+$/ })).toHaveAttribute('href', /^tel:/)
    await main.getByRole('link', { name: 'Voltar para a página inicial' }).click()
    await hydrated(page)
    await page.route('**/carrinho/beneficios.data*', (route) => route.fulfill({ status: 502, body: 'away' }))
    await toCart.click()
    await expectWarning(page)
    await expect(failed).toBeVisible()
    await expect(main).toContainText('A falha é nossa, não da sua conexão.')
    await expect(main).not.toContainText('Verifique')
  })
})

test('the terms of use have a page, linked below every page and where they are accepted', async ({
  page,
  expectAccessible,
  expectFitting,
}) => {
  await open(page, '/?utm_source=carta')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Termos de uso' }).click()
  await expect(page).toHaveURL('/termos-de-uso?utm_source=carta')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Termos de uso da loja VR Benefícios' }),
  ).toBeVisible()
  await expect(page).toHaveTitle('Loja VR Benefícios - Termos de uso')
  await expectAccessible()
  await expectFitting()
})
