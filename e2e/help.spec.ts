import type { Page } from '@playwright/test'
import { atBothWidths } from './support/at-both-widths.ts'
import { button, hydrated, open } from './support/shop.ts'
import { expect, test } from './support/test.ts'

const BANK = 'banco.localhost'

/** An address of another issuer's store. */
function at(host: string, baseURL: string | undefined, path: string): string {
  return new URL(path, baseURL?.replace('localhost', host)).href
}

const questions = (page: Page) => page.locator('summary')
const searchBox = (page: Page) => page.getByRole('combobox', { name: 'O que você procura?' })
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Sugestões' }).getByRole('option')
const all = 'Buscar em todas as perguntas'

test.describe('the help centre', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('suggests while one types, finds at a press and as a whole from three characters on, and says when nothing fits', async ({
    page,
    expectAccessible,
    expectFitting,
  }) => {
    await open(page, '/faq')
    const box = searchBox(page)
    await box.fill('ca')
    await expect(suggestions(page).first()).toBeVisible()
    await expect(suggestions(page).filter({ hasText: all })).toHaveCount(0)
    await box.press('Enter')
    await expect(page.getByRole('heading', { name: /^Resultados para/ })).toHaveCount(0)
    const tooShort = page.getByText(/^Escreva pelo menos três letras/)
    await expect(tooShort).toBeVisible()

    await box.fill('CARTAO')
    await expect(tooShort).toHaveCount(0)
    await expect(suggestions(page).filter({ hasText: all })).toBeVisible()
    await expectAccessible()
    await box.fill('planilha')
    await expect(suggestions(page)).toHaveCount(1)
    await box.fill('vt')
    await expect(suggestions(page).first()).toHaveText('Quem tem direito ao vale-transporte?')
    await box.fill('alimentasao')
    await expect(
      suggestions(page)
        .filter({ hasText: /alimentação/ })
        .first(),
    ).toBeVisible()
    await box.press('Enter')
    await expect(page.getByRole('heading', { name: 'Resultados para “alimentasao”' })).toBeVisible()
    await expect(suggestions(page).first()).toBeHidden()
    await atBothWidths(page, expectFitting)

    await box.fill('xyzxyz')
    await button(page, 'Buscar').click()
    await expect(page.getByText('Não foi possível encontrar dúvidas relacionadas a xyzxyz')).toBeVisible()
    await expect(questions(page)).toHaveCount(0)
    await expectAccessible()
    await button(page, 'Voltar ao início').click()
    await expect(questions(page)).toHaveCount(7)
    await expect(box).toHaveValue('')

    const found = page.getByRole('heading', { name: /^Resultados para/ })
    await box.fill('v')
    await button(page, 'Buscar').click()
    await expect(tooShort).toBeVisible()
    await expectAccessible()
    await box.fill('vt')
    await button(page, 'Buscar').click()
    await expect(found).toHaveText('Resultados para “vt”')
    await box.fill('')
    await expect(found).toHaveCount(0)
    await expect(questions(page)).toHaveCount(7)

    await box.fill('R$ ?!')
    await button(page, 'Buscar').click()
    await expect(page.getByText('Não foi possível encontrar dúvidas relacionadas a R$ ?!')).toBeVisible()
    await expect(page.getByText(/^Escreva o que procura com palavras/)).toBeVisible()
    await expect(questions(page)).toHaveCount(0)
    await expectAccessible()
    await atBothWidths(page, expectFitting)
  })

  test('shows seven questions, four more at a press, and keeps what was thought of an answer', async ({
    page,
    expectAccessible,
    expectFitting,
  }) => {
    await open(page, '/faq')
    const subjects = page.getByRole('navigation', { name: 'Assuntos' })
    await expect(questions(page)).toHaveCount(7)
    await expect(page.locator('#faq-contact-section')).toContainText('O chat não está disponível no momento.')
    await subjects.getByRole('button', { name: 'Multi', exact: true }).click()
    await expect(questions(page).first()).toContainText('O que é o cartão Multi?')
    await expect(button(page, 'Carregar mais')).toHaveCount(0)
    await subjects.getByRole('button', { name: 'Vale-refeição' }).click()
    await expect(questions(page)).toHaveCount(7)
    await button(page, 'Carregar mais').click()
    await expect(questions(page)).toHaveCount(11)
    await expect(questions(page).nth(7)).toBeFocused()
    await button(page, 'Carregar mais').click()
    await expect(questions(page)).toHaveCount(12)
    await expect(button(page, 'Carregar mais')).toHaveCount(0)

    await questions(page).first().click()
    const answer = page.locator('details[open]')
    await expect(answer).toHaveCount(1)
    const kept = page.waitForResponse('**/recursos/pergunta-util*')
    await answer.getByRole('button', { name: 'Gostei', exact: true }).click()
    expect(await (await kept).json()).toMatchObject({ ok: true })
    await expect(answer.getByRole('button', { name: 'Gostei', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await answer.getByRole('button', { name: 'Não gostei' }).click()
    await expect(answer).toContainText('Converse com a nossa equipe pelo chat')
    await expectAccessible()
    await atBothWidths(page, expectFitting)
    await page.reload()
    await hydrated(page)
    await subjects.getByRole('button', { name: 'Vale-refeição' }).click()
    await questions(page).first().click()
    await expect(answer.getByRole('button', { name: 'Não gostei' })).toHaveAttribute('aria-pressed', 'true')
    await questions(page).first().click()
    await expect(answer).toHaveCount(0)
  })

  test('is reached from the support panel, which every page opens and closes, and leads back', async ({
    page,
    baseURL,
    expectAccessible,
    expectFitting,
  }) => {
    await open(page, '/carrinho/beneficios')
    const help = button(page, 'Ajuda VR')
    await help.click()
    const panel = page.getByRole('dialog', { name: 'Central de suporte' })
    await expect(panel).toContainText('Nossa equipe está disponível para dar suporte e tirar dúvidas.')
    await expect(panel).toContainText('O chat não está disponível no momento. Use um dos outros canais.')
    // What does not work today stands after what does.
    await expect(panel.getByRole('term')).toHaveText(['Telefone', 'E-mail', 'Chat', 'Perguntas frequentes'])
    await expect(panel.getByRole('link', { name: '4000-0101' })).toHaveAttribute('href', 'tel:40000101')
    await expect(panel.getByRole('link', { name: 'atendimento@vr-loja.example' })).toBeVisible()
    await expectAccessible()
    await atBothWidths(page, expectFitting)
    await help.click()
    await expect(panel).toHaveCount(0)
    await expect(help).toHaveAttribute('aria-expanded', 'false')
    await help.click()
    await panel.getByRole('link', { name: 'Ver perguntas frequentes' }).click()
    await expect(page).toHaveURL(/\/faq$/)
    expect(await page.evaluate(() => history.state.usr)).toMatchObject({ from: '/carrinho/beneficios' })
    await expect(panel).toHaveCount(0)
    await button(page, 'Voltar').click()
    await expect(page).toHaveURL(/\/carrinho\/beneficios$/)

    // The footer's link tells it too.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Perguntas frequentes' }).click()
    await expect(page).toHaveURL(/\/faq$/)
    expect(await page.evaluate(() => history.state.usr)).toEqual({ from: '/carrinho/beneficios' })

    await page.goto(at(BANK, baseURL, '/'))
    await hydrated(page)
    await button(page, 'Ajuda do banco').click()
    await expect(panel).toContainText('das 9h às 18h')
    await expectAccessible()
    await atBothWidths(page, expectFitting)
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(button(page, 'Ajuda do banco')).toBeFocused()
  })
})

test.describe('where the search does not come', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('that is told beside the field, and another try searches', async ({
    page,
    expectAccessible,
    expectFitting,
  }) => {
    await page.clock.install()
    await page.route('**/article-index*', (route) => route.abort())
    await open(page, '/faq')
    const box = searchBox(page)
    await box.fill('senha')
    await box.press('Enter')
    await expect(page.getByText('Buscando…')).toBeVisible()
    const told = page.getByRole('alert').filter({ hasText: 'A busca não abriu' })
    await expect(async () => {
      await page.clock.fastForward(5_000)
      await expect(told).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(page.getByText('Buscando…')).toHaveCount(0)
    await expect(questions(page)).toHaveCount(7)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await expectFitting()
    }
    await expectAccessible()
    await page.unroute('**/article-index*')
    await told.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(page.getByRole('heading', { name: 'Resultados para “senha”' })).toBeVisible()
    await expect(told).toHaveCount(0)
    await expect(box).toBeFocused()
    await expect(questions(page).first()).toContainText('senha')
  })
})

test('a partner’s channel without a chat does not speak of one', async ({ page }) => {
  await open(page, '/faq?canal=parceiro')
  await button(page, 'Ajuda VR').click()
  const panel = page.getByRole('dialog', { name: 'Central de suporte' })
  await expect(panel.getByText('Telefone')).toBeVisible()
  await expect(panel.getByText(/chat/i)).toHaveCount(0)
  await page.keyboard.press('Escape')
  const section = page.locator('#faq-contact-section')
  await expect(section).toContainText('Telefone')
  await expect(section.getByText(/chat/i)).toHaveCount(0)
})

test('without scripts the help is a link to the help centre', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/planos/hcm')
  await expect(button(page, 'Ajuda VR')).toBeHidden()
  await page.getByRole('link', { name: 'Ajuda VR' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Perguntas frequentes' })).toBeVisible()
  await context.close()
})

/**
 * What the store answers a page of the help with, some of its questions left out; without any they could not be loaded.
 * Gives how often it was asked.
 */
async function leaveOut(page: Page, isLeft: (subject: string) => boolean, isWhole: boolean) {
  let asked = 0
  await page.route('**/faq.data*', async (route) => {
    asked += 1
    const answer = await route.fetch()
    // The router's notation: a list of values, in which members and lists name others by their place.
    const values: unknown[] = JSON.parse(await answer.text())
    const after = (name: string) => values.indexOf(name) + 1
    const subjectAt = `_${values.indexOf('categoryId')}`
    const articles = values[after('articles')] as number[]
    const kept = articles.filter(
      (at) => !isLeft(String(values[(values[at] as Record<string, number>)[subjectAt] ?? 0])),
    )
    values[after('articles')] = kept
    values[after('isWhole')] = isWhole
    await route.fulfill({ response: answer, json: values })
  })
  return () => asked
}

/** The window is left and returned to, as far as a page hears of it. */
async function returnToWindow(page: Page) {
  await page.evaluate(() => {
    for (const left of ['blur', 'focus']) window.dispatchEvent(new Event(left))
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

test.describe('a subject', () => {
  const sorry =
    'Lamentamos, mas não foi possível carregar o conteúdo desta categoria no momento. Por favor, tente novamente mais tarde.'
  const choose = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Assuntos' }).getByRole('button', { name, exact: true }).click()
  const goToHelp = async (page: Page) => {
    await open(page, '/termos-de-uso')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Perguntas frequentes' }).click()
  }

  for (const what of ['without questions', 'whose questions cannot be loaded'] as const)
    test(`${what} says so, and the way to people stays`, async ({
      page,
      expectAccessible,
      expectFitting,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      const isLoaded = what === 'without questions'
      const timesAsked = await leaveOut(page, (subject) => !isLoaded || subject === 'multi', isLoaded)
      await goToHelp(page)
      if (isLoaded) await expect(questions(page)).toHaveCount(7)
      await choose(page, 'Multi')
      await expect(page.getByText(sorry)).toBeVisible()
      await expect(questions(page)).toHaveCount(0)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await returnToWindow(page)
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 })
        await expect(page.getByText(sorry)).toBeVisible()
        await expect(page.locator('#faq-contact-section')).toBeVisible()
        await expectAccessible()
        await expectFitting()
      }
      expect(timesAsked(), 'times that the questions were asked for').toBe(isLoaded ? 1 : 2)
    })
})

test.describe('where the questions cannot be loaded', () => {
  test.use({ expectedErrors: [/500/] })

  test('they are asked for once more, then the page warns and leads to the initial page', async ({
    page,
  }) => {
    await open(page, '/termos-de-uso')
    let asked = 0
    await page.route('**/faq.data*', (route) => {
      asked += 1
      return route.fulfill({ status: 500, body: '' })
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Perguntas frequentes' }).click()
    const warning = page.getByRole('dialog')
    await expect(warning).toContainText('Não foi possível carregar as perguntas frequentes.')
    expect(asked).toBe(2)
    await warning.getByRole('contentinfo').getByRole('button', { name: 'Fechar' }).click()
    await expect(page).toHaveURL((url) => url.pathname === '/')
  })
})
