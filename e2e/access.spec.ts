import type { Locator, Page } from '@playwright/test'
import { REFUSALS } from '../packages/copy/src/refusals.ts'
import { countMessages, readCode, readCodeLink } from './support/outbox.ts'
import { type Buyer, newBuyer, sandboxCnpj } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { awaitCode, fillCart, haveAccess } from './support/visit.ts'

async function goTo(page: Page, path: string) {
  await page.goto(path)
  await page.locator('html[data-hydrated]').waitFor()
}

/** Opens the account steps with ten cards of a product in the cart. */
async function startPurchase(page: Page, product = 'Auto') {
  await fillCart(page, { product, quantity: 10, value: 50_000 })
  await goTo(page, '/checkout/acesso-vr')
  await expect(step(page, 1)).toBeVisible()
}

/** The same as a buyer does it: on the cart's page, whose button leads to the account steps. */
async function startOnTheScreen(page: Page, product: string, query = '') {
  await goTo(page, `/carrinho/beneficios${query}`)
  const card = page.getByRole('article', { name: product, exact: true })
  await card.getByLabel('Escolha a quantidade').fill('10')
  await card.getByLabel('Digite o valor').pressSequentially('50000')
  await card.getByRole('button', { name: 'Adicionar ao carrinho' }).click()
  await page.getByRole('button', { name: 'Seguir com a contratação' }).click()
  await expect(step(page, 1)).toBeVisible()
}

const step = (page: Page, number: number) =>
  page.getByRole('heading', { level: 1, name: `Etapa 0${number} de 04` })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

/** A press on a button that is told as not ready, which answers all the same. */
async function press(unready: Locator) {
  await unready.press('Enter')
}

async function identify(page: Page, cnpj: string) {
  await field(page, 'CNPJ').fill(cnpj)
  await button(page, 'Continuar').click()
}

async function fillRepresentative(page: Page, buyer: Omit<Buyer, 'cnpj' | 'password'>) {
  await field(page, 'Nome').fill(buyer.firstName)
  await field(page, 'Sobrenome').fill(buyer.lastName)
  await field(page, 'E-mail').fill(buyer.email)
  await field(page, 'Celular').fill(buyer.mobile)
  await field(page, 'CPF').fill(buyer.cpf)
  await field(page, 'Data de nascimento').fill(buyer.birthDate)
}

async function registerAs(page: Page, buyer: Buyer) {
  await identify(page, buyer.cnpj)
  await expect(step(page, 2)).toBeVisible()
  await fillRepresentative(page, buyer)
  await button(page, 'Continuar').click()
}

async function choosePassword(page: Page, { password }: Buyer) {
  await expect(step(page, 3)).toBeVisible()
  await field(page, 'Senha').fill(password)
  await field(page, 'Confirmar senha').fill(password)
  await page.getByLabel('Li e aceito os termos').check()
  await button(page, 'Salvar meu Acesso VR').click()
  await expect(step(page, 4)).toBeVisible()
}

/** Copies a text and pastes it, as a person does. */
async function paste(into: Locator, text: string) {
  await into.page().context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await into.page().evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await into.press('Control+v')
}

async function pasteCode(page: Page, code: string) {
  await page.getByLabel('Caractere 1 de 6').focus()
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(paste)
  }, code)
}

test.describe('a new company', () => {
  test('makes its access in four steps and verifies its e-mail', async ({
    page,
    request,
    expectAccessible,
  }) => {
    const buyer = newBuyer()
    await startOnTheScreen(page, 'Auto', '?contrato=abc')
    await expect(page).toHaveTitle(/Etapa 01 de 04/)
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25')
    await expectAccessible()

    await identify(page, buyer.cnpj)
    await expect(step(page, 2)).toBeFocused()
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
    await expect(page.getByText(buyer.cnpj)).toBeVisible()
    await fillRepresentative(page, buyer)
    await expectAccessible()
    await button(page, 'Continuar').click()

    await expect(step(page, 3)).toBeFocused()
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '75')
    await expectAccessible()
    await choosePassword(page, buyer)
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
    await expect(page.getByText(`${buyer.email.slice(0, 3)}***`)).toBeVisible()
    await expect(page.getByText(buyer.email)).toHaveCount(0)
    await button(page, 'Mostrar e-mail').click()
    await expect(page.getByText(buyer.email)).toBeVisible()
    await expectAccessible()

    await button(page, 'Enviar código de verificação').click()
    await expect(page).toHaveURL('/checkout/verificacao?contrato=abc')
    await expect(page.getByLabel(/^Caractere [1-6] de 6$/)).toHaveCount(6)
    await expect(button(page, 'Verificar')).toBeDisabled()
    await expectAccessible()

    await page.getByLabel('Caractere 1 de 6').pressSequentially('abcdef')
    await expect(page.getByLabel('Caractere 6 de 6')).toHaveValue('F')
    await button(page, 'Verificar').click()
    await expect(page.getByText('Não foi possível validar o código de autenticacao.')).toBeVisible()
    await expect(page.getByText('Restam 4 tentativas com este código.')).toBeVisible()
    await expect(page.getByLabel('Caractere 1 de 6')).toBeFocused()
    await expect(page.getByLabel('Caractere 6 de 6')).toHaveValue('')

    // Another code ends the one before, and so what stands in the boxes. The server sends one only after half a minute.
    const resend = '**/recursos/reenviar-codigo*'
    await page.route(resend, (route) => route.fulfill({ json: { ok: true, answer: null } }))
    await press(button(page, 'Enviar outro código'))
    await expect(page.getByLabel('Caractere 1 de 6')).toHaveValue('')
    await expect(page.getByText('Não foi possível validar o código de autenticacao.')).toBeHidden()
    await page.unroute(resend)

    await page.getByLabel('Caractere 1 de 6').focus()
    await pasteCode(page, (await readCode(request, buyer.email)).toLowerCase())
    await button(page, 'Verificar').click()
    await expect(page).toHaveURL('/checkout/carrinho/beneficios?contrato=abc')

    await page.goto('/checkout/acesso-vr?contrato=abc#senha')
    await expect(page).toHaveURL('/checkout/verificacao?contrato=abc')
    await expect(page.getByRole('heading', { name: 'E-mail confirmado' })).toBeVisible()
  })

  test('presses twice and gets one account and one code', async ({ page, request }) => {
    const buyer = newBuyer('alphanumeric')
    await startPurchase(page)
    await registerAs(page, buyer)
    await choosePassword(page, buyer)
    await button(page, 'Enviar código de verificação').dblclick()
    await expect(page).toHaveURL('/checkout/verificacao')
    await readCode(request, buyer.email)
    expect(await countMessages(request, buyer.email)).toBe(1)
  })

  test('finds everything but the password after a reload, and moves with the browser’s own buttons', async ({
    page,
  }) => {
    const buyer = newBuyer()
    await startPurchase(page)
    await registerAs(page, buyer)
    await expect(step(page, 3)).toBeVisible()
    await page.reload()
    await expect(step(page, 3)).toBeVisible()
    await expect(field(page, 'Senha')).toHaveValue('')
    await choosePassword(page, buyer)

    await page.goBack()
    await expect(field(page, 'Senha')).toHaveValue(buyer.password)
    await page.goBack()
    await expect(field(page, 'E-mail')).toHaveValue(buyer.email)
    await page.goBack()
    await expect(field(page, 'CNPJ')).toHaveValue(buyer.cnpj)
    await page.goForward()
    await expect(field(page, 'CPF')).toHaveValue(buyer.cpf)
    await page.reload()
    await expect(field(page, 'CPF')).toHaveValue(buyer.cpf)
    await button(page, 'Continuar').click()
    await choosePassword(page, buyer)

    await page.reload()
    await expect(step(page, 4)).toBeVisible()
    await expect(button(page, 'Enviar código de verificação')).toBeDisabled()
    await field(page, 'Senha').fill(buyer.password)
    await field(page, 'Confirmar senha').fill(buyer.password)
    await button(page, 'Enviar código de verificação').click()
    await expect(page).toHaveURL('/checkout/verificacao')
  })

  test('leaves the first step for the page of its modality, without the offer', async ({ page }) => {
    const followed = () =>
      page.evaluate(() => JSON.parse(sessionStorage.getItem('loja:VRPAT') ?? '{}').state.shopping.offerCode)
    await fillCart(page, { product: 'Multi Refeição PAT', quantity: 5, value: 120_000 })
    await goTo(page, '/checkout/acesso-vr?contrato=abc&offerid=super-oferta-multi&utm_source=carta')
    await expect.poll(followed).toBe('super-oferta-multi')
    await button(page, 'Voltar').click()
    await expect(page).toHaveURL('/carrinho/multi?contrato=abc&utm_source=carta')
    await expect(page.getByRole('heading', { level: 1, name: /Multi/ })).toBeVisible()
    expect(await followed()).toBeNull()
  })

  test('who left before the code is sent another one and sets no second password', async ({
    page,
    request,
  }) => {
    const buyer = newBuyer()
    await startPurchase(page)
    await registerAs(page, buyer)
    await choosePassword(page, buyer)
    await button(page, 'Enviar código de verificação').click()
    await expect(page).toHaveURL('/checkout/verificacao')
    await readCode(request, buyer.email)

    await page.getByRole('link', { name: 'Voltar e corrigir meus dados' }).click()
    await expect(step(page, 2)).toBeVisible()
    await button(page, 'Continuar').click()
    await expect(step(page, 4)).toBeVisible()
    await button(page, 'Enviar código de verificação').click()
    // Its last code is younger than half a minute: the screen counts down without a modal.
    await expect(page.getByRole('timer')).toContainText('Você pode pedir outro código em')
    await expect(button(page, 'Enviar outro código')).toBeDisabled()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('the forms', () => {
  test('take an alphanumeric CNPJ in small letters and tell a wrong one at once', async ({ page }) => {
    await startPurchase(page)
    const cnpj = field(page, 'CNPJ')
    await expect(button(page, 'Continuar')).toBeDisabled()
    await cnpj.pressSequentially('12abc34501de36')
    await expect(cnpj).toHaveValue('12.ABC.345/01DE-36')
    await expect(page.getByText('Número de CNPJ inválido')).toBeVisible()
    await cnpj.fill('')
    await expect(page.getByText('CNPJ é obrigatório')).toBeVisible()
    await cnpj.fill('12ABC34501DE35')
    await button(page, 'Continuar').click()
    await expect(page.getByText('Café Alfa')).toBeVisible()
  })

  test('say what is wrong with the representative, and Enter leads to the first of it', async ({
    page,
    expectAccessible,
  }) => {
    await startPurchase(page)
    await identify(page, newBuyer().cnpj)
    await field(page, 'CPF').fill('529.982.247-26')
    await expect(page.getByText('CPF inválido')).toBeVisible()
    await field(page, 'CPF').press('Enter')
    await expect(field(page, 'E-mail')).toBeFocused()
    for (const message of [
      'Nome é obrigatório',
      'Sobrenome é obrigatório',
      'E-mail é obrigatório',
      'Celular é obrigatório',
      'Dt. de Nasc. é obrigatória',
    ]) {
      await expect(page.getByText(message).first()).toBeVisible()
    }
    await expectAccessible()
    await field(page, 'Nome').pressSequentially('M4r#')
    await expect(field(page, 'Nome')).toHaveValue('Mr')
    await expect(page.getByText('Mínimo de 3 caracteres')).toBeVisible()
    await field(page, 'Sobrenome').fill('a'.repeat(25))
    await expect(page.getByText('Máximo de 24 caracteres')).toBeVisible()
    await field(page, 'Celular').pressSequentially('20987654321')
    await expect(page.getByText('Celular inválido')).toBeVisible()
    await field(page, 'Data de nascimento').fill('31/02/2000')
    await expect(page.getByText('Data inválida')).toBeVisible()
    await field(page, 'Data de nascimento').fill('')
    await paste(field(page, 'Data de nascimento'), '1/12/1985')
    await expect(field(page, 'Data de nascimento')).toHaveValue('01/12/1985')
  })

  test('tell a likely slip in the e-mail’s domain, and one press mends it', async ({
    page,
    expectAccessible,
    expectFitting,
  }) => {
    await startPurchase(page)
    await identify(page, newBuyer().cnpj)
    await field(page, 'E-mail').fill('joana@gmial.com')
    await field(page, 'Celular').focus()
    const meant = button(page, 'Você quis dizer joana@gmail.com?')
    await expect(meant).toBeVisible()
    await expectAccessible()
    await expectFitting()
    await meant.click()
    await expect(field(page, 'E-mail')).toHaveValue('joana@gmail.com')
    await expect(field(page, 'E-mail')).toBeFocused()
    await expect(meant).toHaveCount(0)
  })

  test('show each rule of the password kept or broken, and the password itself', async ({ page }) => {
    const buyer = newBuyer()
    await startPurchase(page)
    await registerAs(page, buyer)
    const password = field(page, 'Senha')
    const rule = (text: string) => page.getByRole('listitem').filter({ hasText: text })
    await password.pressSequentially('segura#890')
    await expect(rule('Pelo menos uma letra maiúscula')).toContainText('não atendida')
    await expect(rule('Sem números em sequência')).toContainText('não atendida')
    await expect(rule('Pelo menos 8 caracteres')).not.toContainText('não atendida')
    // A manager of passwords knows both fields, and what it hands over is pasted.
    for (const name of ['Senha', 'Confirmar senha'])
      await expect(field(page, name)).toHaveAttribute('autocomplete', 'new-password')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(() => navigator.clipboard.writeText('outra coisa'))
    await field(page, 'Confirmar senha').press('ControlOrMeta+V')
    await expect(field(page, 'Confirmar senha')).toHaveValue('outra coisa')
    await expect(page.getByText('Por favor, digite a mesma senha do campo anterior.')).toBeVisible()
    await page.getByRole('button', { name: 'Mostrar senha' }).first().click()
    await expect(password).toHaveAttribute('type', 'text')
    await password.fill('')
    await expect(page.getByText('O campo senha é obrigatório')).toBeVisible()
    await expect(button(page, 'Salvar meu Acesso VR')).toBeDisabled()
  })
})

test.describe('the code’s screen', () => {
  async function waitForCode(page: Page, buyer = newBuyer()) {
    await fillCart(page, { product: 'Auto', quantity: 10, value: 50_000 })
    await awaitCode(page, buyer)
    await expect(page.getByLabel('Caractere 1 de 6')).toBeVisible()
    return buyer
  }

  test('shows the e-mail to who typed it in this tab, and to nobody before a press', async ({ page }) => {
    const { email } = await waitForCode(page)
    await expect(page.getByText(email)).toHaveCount(0)
    await button(page, 'Mostrar e-mail').click()
    await expect(page.getByText(email)).toBeVisible()
    await button(page, 'Ocultar e-mail').click()
    await expect(page.getByText(email)).toHaveCount(0)
  })

  test('counts down from the start, and a press asks the server all the same', async ({ page }) => {
    await waitForCode(page)
    await expect(page.getByRole('timer')).toContainText('Você pode pedir outro código em')
    await expect(button(page, 'Enviar outro código')).toBeDisabled()
    await button(page, 'Verificar').press('Enter')
    await expect(page.getByText('Digite os 6 caracteres do código')).toBeVisible()
    const asked = page.waitForResponse('**/recursos/reenviar-codigo*')
    await press(button(page, 'Enviar outro código'))
    await asked
    // The press is answered where it was looked for, and what was wrong before goes.
    await expect(page.getByRole('timer')).toContainText('Ainda não é possível enviar outro. Aguarde')
    await expect(page.getByText('Digite os 6 caracteres do código')).toBeHidden()
    await expect(button(page, 'Enviar outro código')).toBeDisabled()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('sends the sixth character by itself, and tells tries and the lock as the server does', async ({
    page,
    request,
  }) => {
    const { email } = await waitForCode(page)
    const code = await readCode(request, email)
    const wrong = code.startsWith('A') ? 'BBBBBB' : 'AAAAAA'
    for (const told of [
      'Restam 4 tentativas com este código.',
      'Restam 3 tentativas com este código.',
      'Restam 2 tentativas com este código.',
      'Resta 1 tentativa com este código.',
      'As tentativas deste código acabaram. Peça outro.',
    ]) {
      await page.getByLabel('Caractere 1 de 6').focus()
      await pasteCode(page, wrong)
      await expect(page.getByText(told)).toBeVisible()
      await expect(page.getByLabel('Caractere 1 de 6')).toBeFocused()
      await expect(page.getByLabel('Caractere 6 de 6')).toHaveValue('')
    }
    await pasteCode(page, code)
    await expect(page.getByText('Muitas tentativas com códigos incorretos.')).toBeVisible()
    await expect(page.getByRole('timer')).toContainText('Você pode pedir outro código em')
    await expect(button(page, 'Enviar outro código')).toBeDisabled()
  })

  test('the right code typed by hand needs no button', async ({ page, request }) => {
    const { email } = await waitForCode(page)
    await page.getByLabel('Caractere 1 de 6').pressSequentially(await readCode(request, email))
    await expect(page).toHaveURL('/checkout/carrinho/beneficios')
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
    await goTo(tab, link)
    await expect(tab.getByRole('heading', { name: 'Código preenchido' })).toBeVisible()
    await expect(tab).toHaveURL('/checkout/verificacao')
    await tab.close()
    await expect(page.getByLabel('Caractere 1 de 6')).toHaveValue(link.slice(-6, -5))
    await expect(page.getByLabel('Caractere 6 de 6')).toHaveValue(link.slice(-1))
    await expectAccessible()

    const stranger = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'pt-BR' })
    const other = await stranger.newPage()
    await goTo(other, link)
    await expect(other.getByRole('dialog', { name: 'Este link não encontrou o seu cadastro' })).toBeVisible()
    await expect(other).toHaveURL('/')
    await stranger.close()

    await goTo(page, link)
    await expect(page).toHaveURL('/checkout/verificacao')
    await expect(page.getByLabel('Caractere 6 de 6')).toHaveValue(link.slice(-1))
    await button(page, 'Verificar').click()
    await expect(page).toHaveURL('/checkout/carrinho/beneficios')
  })
})

test.describe('a customer of before', () => {
  // Its codes are few and each ends the one before.
  test.use({ ownStore: true })

  test('with an access already confirms its code', async ({ page, request, expectAccessible }) => {
    const email = 'cliente@metalurgica.example'
    await startOnTheScreen(page, 'Auto')
    await registerAs(page, { ...newBuyer(), cnpj: sandboxCnpj('223334440001'), email })
    const dialog = page.getByRole('dialog', { name: 'Você já é nosso cliente!' })
    await expect(dialog).toContainText('cli***')
    await expectAccessible()
    await dialog.getByRole('link', { name: 'Prosseguir' }).click()
    await expect(page).toHaveURL('/checkout/verificacao')
    await expect(button(page, 'Mostrar e-mail')).toHaveCount(0)
    const code = await readCode(request, email)
    await press(button(page, 'Enviar outro código'))
    await expect(page.getByRole('timer')).toBeVisible()
    await pasteCode(page, code)
    await button(page, 'Verificar').click()
    await expect(page).toHaveURL('/checkout/carrinho/beneficios')

    await page.goto('/checkout/acesso-vr#dados')
    await expect(field(page, 'E-mail')).toBeDisabled()
    await expect(field(page, 'E-mail')).toHaveAccessibleDescription(
      'Foi com este e-mail que encontramos o seu cadastro.',
    )
    await expectAccessible()
    await button(page, 'Alterar e-mail').click()
    await expect(field(page, 'E-mail')).toBeFocused()
    await field(page, 'E-mail').fill('outra@metalurgica.example')
    await expect(field(page, 'E-mail')).toHaveValue('outra@metalurgica.example')
  })
})

test.describe('leaving', () => {
  const leave = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sair', exact: true })
  const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('loja:VRPAT') ?? '')
  const session = async (page: Page) =>
    (await page.context().cookies()).find(({ name }) => name === '__Host-loja_sessao')?.value

  test('ends the session and empties the tab, from the store and from the checkout', async ({
    page,
    expectAccessible,
    expectFitting,
  }) => {
    for (const from of ['/faq', '/checkout/carrinho/beneficios']) {
      const buyer = newBuyer()
      await fillCart(page, { product: 'Auto', quantity: 10, value: 50_000 })
      await goTo(page, '/')
      await expect(leave(page)).toHaveCount(0)
      await haveAccess(page, buyer)
      await goTo(page, from)
      await expect(leave(page)).toBeVisible()
      await expectAccessible()
      await expectFitting()
      const before = await session(page)
      expect(await kept(page)).toContain(buyer.email)
      await leave(page).click()
      await expect(page).toHaveURL('/')
      await expect(page.getByText('Você saiu.')).toHaveCount(1)
      await expect(leave(page)).toHaveCount(0)
      expect(await kept(page)).not.toContain(buyer.email)
      expect(await kept(page)).not.toContain('Auto')
      expect(await session(page)).not.toBe(before)
      await goTo(page, '/checkout/carrinho/beneficios')
      await expect(page).toHaveURL('/')
    }
  })

  test('in another tab is a lost session here: another code, and nothing typed is lost', async ({
    page,
    context,
    request,
  }) => {
    const buyer = newBuyer()
    await fillCart(page, { product: 'Auto', quantity: 10, value: 50_000 })
    await haveAccess(page, buyer)
    await goTo(page, '/checkout/carrinho/beneficios')
    await button(page, 'Seguir com a contratação').click()
    await expect(page).toHaveURL('/checkout/resumo')
    await expect(button(page, 'Gerar contrato')).toBeVisible()

    const other = await context.newPage()
    await fillCart(other, { product: 'Auto', quantity: 10, value: 50_000 })
    await other.evaluate(([copy]) => sessionStorage.setItem('loja:VRPAT', copy ?? ''), [await kept(page)])
    await goTo(other, '/faq')
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

  test('is tried again where the server cannot be asked, and nothing is lost meanwhile', async ({ page }) => {
    const buyer = newBuyer()
    await haveAccess(page, buyer)
    await goTo(page, '/faq')
    const problem = { code: 503, status: 503, description: '', fields: [] }
    await page.route('**/recursos/sair*', (route) => route.fulfill({ json: { ok: false, problem } }))
    await leave(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await kept(page)).toContain(buyer.email)
  })
})

test('a code that comes after somebody else’s leads back to the data, which are kept', async ({ page }) => {
  const buyer = newBuyer()
  await startOnTheScreen(page, 'Auto')
  await registerAs(page, buyer)
  await choosePassword(page, buyer)
  await button(page, 'Enviar código de verificação').click()
  await expect(page).toHaveURL('/checkout/verificacao')
  await page.setExtraHTTPHeaders({ 'x-falha': 'access.validateCode=-118' })
  await page.getByLabel('Caractere 1 de 6').focus()
  await pasteCode(page, 'ABCDEF')
  await button(page, 'Verificar').click()
  await expect(page.getByRole('dialog', { name: 'Já existe um acesso com esses dados' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button').last().click()
  await expect(step(page, 2)).toBeVisible()
  await expect(field(page, 'E-mail')).toHaveValue(buyer.email)
})

test.describe('a company that is known', () => {
  test('is told when the e-mail may not hire', async ({ page }) => {
    await startOnTheScreen(page, 'Auto')
    await registerAs(page, { ...newBuyer(), email: 'ana@sem-permissao.example' })
    await expect(page.getByRole('dialog', { name: 'Atenção!' })).toContainText('não tem permissão')
  })

  test('says of a locked e-mail only what is so: nobody was found by a new one', async ({ page }) => {
    const buyer = { ...newBuyer(), cnpj: sandboxCnpj('223334440001') }
    await startPurchase(page)
    await registerAs(page, buyer)
    await expect(step(page, 3)).toBeVisible()
    await button(page, 'Voltar').click()
    await expect(field(page, 'E-mail')).toBeDisabled()
    await expect(field(page, 'E-mail')).toHaveAccessibleDescription(
      'Foi com este e-mail que consultamos a sua empresa.',
    )
  })

  test('with only contracted products goes back to a cart without them', async ({
    page,
    expectAccessible,
  }) => {
    await startOnTheScreen(page, 'Refeição')
    await page.setViewportSize({ width: 390, height: 844 })
    await registerAs(page, { ...newBuyer(), cnpj: sandboxCnpj('223334440001') })
    const told = page.getByRole('heading', { level: 1, name: 'Sua empresa já tem esses produtos' })
    await expect(told).toBeFocused()
    await expect(page).toHaveTitle(/Sua empresa já tem esses produtos/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await button(page, 'Informar outros dados').click()
    await expect(step(page, 2)).toBeFocused()
    await expect(page).toHaveTitle(/Etapa 02 de 04/)
    await page.setViewportSize({ width: 1280, height: 720 })
    await button(page, 'Continuar').click()
    await expect(told).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(
      page.getByText('Todos os produtos do carrinho já estão contratados pela sua empresa.'),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Abrir o portal do cliente' })).toHaveAttribute(
      'href',
      /^https:/,
    )
    await expectAccessible()
    await page.getByRole('link', { name: 'Voltar ao carrinho' }).click()
    await expect(page).toHaveURL('/carrinho/beneficios')
    await page
      .getByRole('dialog', { name: 'Parabéns por investir na sua empresa!' })
      .getByRole('button', { name: 'Prosseguir' })
      .click()
    await expect(page.getByRole('article', { name: 'Refeição', exact: true })).toContainText(
      'Sua empresa já possui esse saldo contratado!',
    )
    await expect(page.getByRole('button', { name: 'Carrinho', exact: true })).toBeVisible()
  })
})

test.describe('an account of before', () => {
  test('accepts the terms beside its data and sets no password', async ({ page, expectAccessible }) => {
    const email = 'antigo@metalurgica.example'
    await page.setViewportSize({ width: 390, height: 844 })
    await startPurchase(page)
    await registerAs(page, { ...newBuyer(), cnpj: sandboxCnpj('223334440001'), email })
    await expect(page.getByText('Encontramos o seu cadastro', { exact: true })).toBeInViewport()
    const terms = page.getByLabel('Li e aceito os termos')
    await expect(terms).toBeFocused()
    await expect(terms).toBeInViewport()
    // What is new is not wrong before it was asked for.
    const refused = page.getByText('É necessário aceitar os termos para continuar')
    await expect(refused).toHaveCount(0)
    await expectAccessible()
    await press(button(page, 'Continuar'))
    await expect(refused).toBeVisible()
    await expect(terms).toBeFocused()
    await terms.check()
    await expect(refused).toHaveCount(0)
    await button(page, 'Continuar').click()
    await expect(step(page, 4)).toBeFocused()
    await expect(button(page, 'Enviar código de verificação')).toBeEnabled()
    await button(page, 'Voltar').click()
    await expect(step(page, 2)).toBeVisible()
  })

  test('is told kindly that somebody has its data already', async ({ page }) => {
    await page.setExtraHTTPHeaders({ 'x-falha': 'access.createAccount=-118' })
    const buyer = newBuyer()
    await startOnTheScreen(page, 'Auto')
    await registerAs(page, buyer)
    await choosePassword(page, buyer)
    await button(page, 'Enviar código de verificação').click()
    const told = page.getByText('Já existe um acesso com esses dados')
    await expect(told).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // Another try is told by what becomes of it alone.
    await page.setExtraHTTPHeaders({ 'x-falha': 'access.createAccount=-99' })
    await button(page, 'Enviar código de verificação').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(told).toHaveCount(0)
  })
})

test('a deep link to the account steps without a cart that is sold, or to the code without an account, leads home', async ({
  page,
}) => {
  await goTo(page, '/checkout/acesso-vr?canal=auto&contrato=abc')
  await expect(page).toHaveURL('/?canal=auto&contrato=abc')
  await goTo(page, '/checkout/verificacao?utm_source=carta')
  await expect(page).toHaveURL('/?utm_source=carta')
  await fillCart(page, { product: 'Mobilidade', quantity: 10, value: 20_000 })
  await goTo(page, '/checkout/acesso-vr?canal=auto')
  await expect(page).toHaveURL('/?canal=auto')
  const told = page.getByRole('dialog', { name: 'Atenção!' })
  await expect(told).toContainText(REFUSALS.productUnknown.text)
  // The channel has no page for that cart.
  await told.getByRole('button', { name: 'Ver o que é vendido aqui' }).click()
  await expect(told).toHaveCount(0)
  await expect(page).toHaveURL('/?canal=auto')
})
