import type { Browser, BrowserContext, Page } from '@playwright/test'
import { pasteCode } from './support/access.ts'
import { readCode, readCodeLink, readOwnerLink } from './support/outbox.ts'
import { newBuyer } from './support/people.ts'
import { button, open } from './support/shop.ts'
import { expect, test } from './support/test.ts'
import { awaitCode, fillCart, haveAccess } from './support/visit.ts'

/** The link 'Foi você?': in a tab beside the one that waits, in another browser, and one that is over. */
async function recogniseReader({
  page,
  context,
  browser,
  baseURL,
  link,
}: {
  readonly page: Page
  readonly context: BrowserContext
  readonly browser: Browser
  readonly baseURL: string | undefined
  readonly link: string
}) {
  const tab = await context.newPage()
  await open(tab, link)
  await expect(tab.getByRole('heading', { name: 'Reconhecemos o seu e-mail' })).toBeVisible()
  await expect(tab.getByText('Volte à aba em que você estava')).toBeVisible()
  await expect(tab).toHaveURL('/checkout/verificacao')
  await tab.close()
  await expect(page.getByRole('button', { name: 'Enviar outro código' })).toBeEnabled()

  const elsewhere = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'pt-BR' })
  const other = await elsewhere.newPage()
  await open(other, link)
  await expect(other.getByRole('heading', { name: 'Reconhecemos o seu e-mail' })).toBeVisible()
  await other.getByRole('link', { name: 'Escolher benefícios' }).click()
  await expect(other).toHaveURL('/')
  await open(other, `${link}x`)
  await expect(other.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible()
  await elsewhere.close()
}

test.describe('the code’s screen', () => {
  async function waitForCode(page: Page, buyer = newBuyer()) {
    await fillCart(page, { product: 'Auto', quantity: 10, value: 50_000 })
    await awaitCode(page, buyer)
    await expect(page.getByLabel('Caractere 1 de 6')).toBeVisible()
    return buyer
  }

  test('shows the e-mail to who typed it, counts down, and tells tries and the lock as the server does', async ({
    page,
    request,
  }) => {
    const { email } = await waitForCode(page)

    await test.step('the e-mail is shown to who typed it in this tab, and to nobody before a press', async () => {
      await expect(page.getByText(email)).toHaveCount(0)
      await button(page, 'Mostrar e-mail').click()
      await expect(page.getByText(email)).toBeVisible()
      await button(page, 'Ocultar e-mail').click()
      await expect(page.getByText(email)).toHaveCount(0)
    })

    const timer = page.getByRole('timer')
    const resend = button(page, 'Enviar outro código')
    await test.step('it counts down from the start, and a press asks the server all the same', async () => {
      await expect(timer).toContainText('Você pode pedir outro código em')
      await expect(resend).toBeDisabled()
      await button(page, 'Verificar').press('Enter')
      await expect(page.getByText('Digite os 6 caracteres do código')).toBeVisible()
      const asked = page.waitForResponse('**/recursos/reenviar-codigo*')
      await resend.press('Enter')
      await asked
      // The press is answered where it was looked for, and what was wrong before goes.
      await expect(timer).toContainText('Ainda não é possível enviar outro. Aguarde')
      await expect(page.getByText('Digite os 6 caracteres do código')).toBeHidden()
      await expect(resend).toBeDisabled()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

    await test.step('the sixth character sends it, and each wrong one is counted, up to the lock', async () => {
      const code = await readCode(request, email)
      const wrong = code.startsWith('A') ? 'BBBBBB' : 'AAAAAA'
      for (const told of [
        'Restam 4 tentativas com este código.',
        'Restam 3 tentativas com este código.',
        'Restam 2 tentativas com este código.',
        'Resta 1 tentativa com este código.',
        'As tentativas deste código acabaram. Peça outro.',
      ]) {
        await pasteCode(page, wrong)
        await expect(page.getByText(told)).toBeVisible()
        await expect(page.getByLabel('Caractere 1 de 6')).toBeFocused()
        await expect(page.getByLabel('Caractere 6 de 6')).toHaveValue('')
      }
      await pasteCode(page, code)
      await expect(page.getByText('Muitas tentativas com códigos incorretos.')).toBeVisible()
      await expect(timer).toContainText('Você pode pedir outro código em')
      await expect(resend).toBeDisabled()
    })
  })

  test('the message’s link fills the code in where it is waited for, and leaves the address', async ({
    page,
    request,
    context,
    browser,
    baseURL,
    expectAccessible,
  }) => {
    const { email } = await waitForCode(page)
    const link = await readCodeLink(request, email)
    const tab = await context.newPage()
    await open(tab, link)
    await expect(tab.getByRole('heading', { name: 'Código preenchido' })).toBeVisible()
    await expect(tab).toHaveURL('/checkout/verificacao')
    await tab.close()
    await expect(page.getByLabel('Caractere 1 de 6')).toHaveValue(link.slice(-6, -5))
    await expect(page.getByLabel('Caractere 6 de 6')).toHaveValue(link.slice(-1))
    await expectAccessible()

    const stranger = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'pt-BR' })
    const other = await stranger.newPage()
    await open(other, link)
    await expect(other.getByRole('dialog', { name: 'Este link não encontrou o seu cadastro' })).toBeVisible()
    await expect(other).toHaveURL('/')
    await stranger.close()

    await open(page, link)
    await expect(page).toHaveURL('/checkout/verificacao')
    await expect(page.getByLabel('Caractere 6 de 6')).toHaveValue(link.slice(-1))
    // The message's other link takes nothing from the code, wherever it is opened and however often.
    await recogniseReader({ page, context, browser, baseURL, link: await readOwnerLink(request, email) })
    await expect(page.getByLabel('Caractere 6 de 6')).toHaveValue(link.slice(-1))
    await button(page, 'Verificar').click()
    await expect(page).toHaveURL('/checkout/carrinho/beneficios')
  })
})

test.describe('leaving', () => {
  const leave = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sair', exact: true })
  const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('loja:VRPAT') ?? '')
  const session = async (page: Page) =>
    (await page.context().cookies()).find(({ name }) => name === '__Host-loja_sessao')?.value

  test('ends the session and empties the tab, from the store and from the checkout, once the server hears', async ({
    page,
    expectFitting,
  }) => {
    for (const from of ['/faq', '/checkout/carrinho/beneficios']) {
      const buyer = newBuyer()
      await fillCart(page, { product: 'Auto', quantity: 10, value: 50_000 })
      await open(page, '/')
      await expect(leave(page)).toHaveCount(0)
      await haveAccess(page, buyer)
      await open(page, from)
      await expect(leave(page)).toBeVisible()
      await expectFitting()
      const before = await session(page)
      expect(await kept(page)).toContain(buyer.email)
      if (from === '/faq') await expectNothingLost(page, buyer.email)
      await leave(page).click()
      await expect(page).toHaveURL('/')
      await expect(page.getByText('Você saiu.')).toHaveCount(1)
      await expect(leave(page)).toHaveCount(0)
      expect(await kept(page)).not.toContain(buyer.email)
      expect(await kept(page)).not.toContain('Auto')
      expect(await session(page)).not.toBe(before)
      await open(page, '/checkout/carrinho/beneficios')
      await expect(page).toHaveURL('/')
    }
  })

  /** Where the server cannot be asked, that is told, and nothing is forgotten meanwhile. */
  async function expectNothingLost(page: Page, email: string) {
    const problem = { code: 503, status: 503, description: '', fields: [] }
    await page.route('**/recursos/sair*', (route) => route.fulfill({ json: { ok: false, problem } }))
    await leave(page).click()
    const told = page.getByRole('dialog')
    await expect(told).toBeVisible()
    expect(await kept(page)).toContain(email)
    await page.unroute('**/recursos/sair*')
    await open(page, '/faq')
  }

  test('in another tab is a lost session here: another code, and nothing typed is lost', async ({
    page,
    context,
    request,
  }) => {
    const buyer = newBuyer()
    await fillCart(page, { product: 'Auto', quantity: 10, value: 50_000 })
    await haveAccess(page, buyer)
    await open(page, '/checkout/carrinho/beneficios')
    await button(page, 'Seguir com a contratação').click()
    await expect(page).toHaveURL('/checkout/resumo')
    await expect(button(page, 'Gerar contrato')).toBeVisible()

    const other = await context.newPage()
    await fillCart(other, { product: 'Auto', quantity: 10, value: 50_000 })
    await other.evaluate(([copy]) => sessionStorage.setItem('loja:VRPAT', copy ?? ''), [await kept(page)])
    await open(other, '/faq')
    await leave(other).click()
    await expect(leave(other)).toHaveCount(0)
    await other.close()

    const former = await readCode(request, buyer.email)
    await button(page, 'Gerar contrato').click()
    await expect(page.getByRole('dialog', { name: 'Sua sessão foi encerrada' })).toBeVisible()
    await expect(page).toHaveURL('/checkout/verificacao')
    await page.getByRole('dialog').getByRole('button').last().click()
    await pasteCode(page, await readCode(request, buyer.email, { former }))
    await button(page, 'Verificar').click()
    await expect(page).toHaveURL('/checkout/carrinho/beneficios')
  })
})
