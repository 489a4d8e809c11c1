import type { Page } from '@playwright/test'
import { reachCart } from './support/reach-cart.ts'
import { readDownload } from './support/read-pdf.ts'
import {
  acceptContract,
  button,
  contractModal,
  editLine,
  field,
  goToSummary,
  hydrated,
  money,
  open,
  openContract,
  readOrderNumber,
  summary,
} from './support/shop.ts'
import { expect, test } from './support/test.ts'

const contract = (page: Page) => page.getByRole('region', { name: 'Contrato', exact: true })
const registration = (page: Page) => page.getByRole('region', { name: 'Dados cadastrais' })
const proceed = (page: Page) => summary(page).getByRole('button', { name: 'Seguir com a contratação' })

test('a buyer checks the cart, accepts the contract and concludes', async ({ page }) => {
  const buyer = await reachCart(page, '?canal=default&offerid=super-oferta-multi&utm_source=teste')
  await expect(page.getByRole('heading', { level: 1, name: 'Revise seu carrinho' })).toBeVisible()
  await expect(summary(page)).toContainText(money(500_000))

  await goToSummary(page)
  await expect(page).toHaveURL(/canal=default&offerid=super-oferta-multi&utm_source=teste/)
  await expect(registration(page)).toContainText('Marina Oliveira')
  await expect(registration(page)).toContainText(buyer.cnpj)
  await expect(registration(page)).toContainText('Praça da Sé, 100')
  await expect(page.getByRole('region', { name: 'Forma de pagamento' })).toContainText(
    'Seu boleto será gerado após a emissão de seu pedido no SuperPortal',
  )
  await expect(page.getByText(/cartão de crédito/i)).toHaveCount(0)
  await expect(proceed(page)).toBeDisabled()
  await expect(proceed(page)).toHaveAccessibleDescription('Falta: aceitar o contrato')
  await expect(summary(page).getByText('Falta: aceitar o contrato')).toBeVisible()
  // On a phone it stands over the row of the total, and the contract is near: its own button makes it, or that press.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(summary(page).getByText('Falta: aceitar o contrato')).toBeInViewport()
  await expect(proceed(page)).toBeDisabled()
  await expect(proceed(page)).toHaveAccessibleDescription('Falta: aceitar o contrato')
  await expect(button(page, 'Gerar contrato')).toBeInViewport()
  await proceed(page).press('Enter')
  await expect(contractModal(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(contractModal(page)).toBeHidden()
  const all = registration(page).getByText('Data de nascimento')
  await expect(all).toBeHidden()
  await expect(registration(page).getByText('Praça da Sé, 100, Sé, São Paulo/SP')).toBeVisible()
  await button(page, 'Ver todos os dados').click()
  await expect(all).toBeVisible()
  await button(page, 'Ver menos').click()
  await expect(all).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 720 })
  await expect(proceed(page)).toBeDisabled()

  const modal = await openContract(page)
  await expect(modal.getByRole('button', { name: 'Baixar contrato' })).toBeDisabled()
  await modal.getByRole('button', { name: 'Aceitar termos do contrato' }).click()
  await expect(modal.getByText('Para avançar você precisa concordar com os termos')).toBeVisible()
  const box = modal.getByLabel('Li e concordo com os termos do contrato')
  await expect(box).toBeFocused()
  await box.check()
  const saving = page.waitForEvent('download')
  await modal.getByRole('button', { name: 'Baixar contrato' }).click()
  const read = await readDownload(await saving)
  expect(read).toContain(buyer.cnpj)
  expect(read).toContain('Refeição')
  await modal.getByRole('button', { name: 'Aceitar termos do contrato' }).click()
  await expect(contract(page).getByText('Contrato Aceito!')).toBeFocused()
  await expect(proceed(page)).toHaveAccessibleDescription('Pronto para concluir a contratação')

  await proceed(page).click()
  const number = await readOrderNumber(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Marina')
  await expect(
    page.getByText(`Enviamos uma cópia do contrato para ${buyer.email.slice(0, 3)}***`),
  ).toBeVisible()
  // On a laptop the contract stands under the order, beside the next steps.
  const order = await page.getByRole('region', { name: 'O que você contratou' }).boundingBox()
  const download = await button(page, 'Download do contrato').boundingBox()
  expect(download?.x).toBeGreaterThan(order?.x ?? Number.POSITIVE_INFINITY)
  expect(download?.y).toBeGreaterThan((order?.y ?? 0) + (order?.height ?? 0))
  await button(page, 'Mostrar e-mail').click()
  await expect(page.getByText(`Enviamos uma cópia do contrato para ${buyer.email}`)).toBeVisible()
  await button(page, 'Ocultar e-mail').click()
  await expect(page.getByText(buyer.email)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Próximos passos:' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Cartões avulsos' })).toBeVisible()
  await expect(page.getByText('VALOR TOTAL DO PEDIDO', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Responder à pesquisa' })).toHaveAttribute(
    'href',
    /^https:\/\/pesquisa\.vr-loja\.example/,
  )
  await expect(page.locator('strong', { hasText: money(500_000) })).toBeVisible()
  await expect(page.getByText('*Os pagamentos serão realizados de forma apartada por serviço.')).toHaveCount(
    0,
  )

  await page.reload()
  expect(await readOrderNumber(page)).toBe(number)
  const copy = page.waitForEvent('download')
  await button(page, 'Download do contrato').click()
  expect((await copy).suggestedFilename()).toContain(number)

  await page.getByRole('link', { name: 'Voltar à página inicial' }).click()
  await expect(page).toHaveURL('/?offerid=super-oferta-multi')
  await expect(
    page.getByRole('heading', { level: 1, name: /tem tudo que sua empresa precisa/ }),
  ).toBeVisible()
  await open(page, '/checkout/conclusao?offerid=super-oferta-multi')
  await expect(page).toHaveURL('/?offerid=super-oferta-multi')
})

test('a press that comes before the offer of the address is read goes on once it is, and stays there', async ({
  page,
}) => {
  const offers = Promise.withResolvers<void>()
  await page.route('**/recursos/ofertas?*', async (route) => {
    await offers.promise
    await route.continue()
  })
  await reachCart(page, '?canal=default&offerid=super-oferta-multi')
  await expect(summary(page)).toContainText(money(500_000))
  await proceed(page).click()
  await expect(proceed(page)).toHaveAttribute('aria-busy', 'true')
  offers.resolve()
  await expect(registration(page)).toContainText('Marina Oliveira')
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL(/\/checkout\/resumo/)
})

test('editing is given up by Cancelar; cards go to another address, found by its postal code; another name needs another access', async ({
  page,
}) => {
  await reachCart(page)
  await goToSummary(page)
  const ofAccess = registration(page).getByText(
    'Nome e e-mail são os do seu acesso e não podem ser alterados aqui.',
  )
  await expect(ofAccess).toHaveCount(0)
  await button(page, 'Editar dados cadastrais').click()
  await expect(field(page, 'Celular')).toBeFocused()
  await expect(proceed(page)).toHaveAccessibleDescription('Falta: concluir os dados cadastrais')
  // One button goes on at a time: the contract waits for the data, and a press on it says so.
  await expect(button(page, 'Gerar contrato')).toBeDisabled()
  await expect(button(page, 'Gerar contrato')).toHaveAccessibleDescription(
    'Conclua a edição dos dados cadastrais para gerar o contrato.',
  )
  await expect(ofAccess).toBeVisible()
  await field(page, 'Nome Fantasia').fill('Nome que ninguém quer')
  await button(page, 'Cancelar').click()
  await expect(registration(page)).not.toContainText('Nome que ninguém quer')

  await button(page, 'Editar dados cadastrais').click()
  await field(page, 'Nome Fantasia').fill('Cantina do Bairro')
  await field(page, 'Celular').fill('(21) 99876-5432')
  await page.getByLabel('Entregar os cartões no endereço fiscal').uncheck()
  await expect(field(page, 'Logradouro')).toHaveJSProperty('readOnly', true)

  await field(page, 'CEP').pressSequentially('00999999')
  await expect(page.getByText('CEP não encontrado')).toBeVisible()
  await expect(field(page, 'Logradouro')).toBeEditable()
  await field(page, 'Logradouro').fill('das Mangueiras')
  await page.reload()
  await hydrated(page)
  await expect(field(page, 'Nome Fantasia')).toHaveValue('Cantina do Bairro')
  await expect(field(page, 'Logradouro')).toHaveValue('das Mangueiras')
  await expect(field(page, 'Logradouro')).toBeEditable()

  await field(page, 'CEP').fill('')
  await field(page, 'CEP').pressSequentially('00000000')
  const warning = page.getByRole('dialog')
  await expect(warning).toContainText(
    'Não foi possível consultar o CEP, tente novamente ou digite manualmente para continuar.',
  )
  await warning.getByRole('button', { name: 'Entendi' }).click()
  await expect(warning).toBeHidden()

  await field(page, 'CEP').fill('')
  await field(page, 'CEP').pressSequentially('05424020')
  await expect(field(page, 'Bairro')).toHaveValue('Pinheiros')
  await expect(field(page, 'Estado')).toHaveValue('São Paulo')
  await expect(field(page, 'Logradouro')).toHaveJSProperty('readOnly', true)
  await expect(button(page, 'Concluir')).toBeDisabled()
  await button(page, 'Concluir').press('Enter')
  await expect(field(page, 'Número')).toBeFocused()
  await expect(
    page.getByText(
      'Existem campos preenchidos incorretamente. Por favor verifique e corrija para prosseguir.',
    ),
  ).toBeVisible()
  await field(page, 'Número').fill('120')
  await button(page, 'Concluir').click()
  await expect(button(page, 'Editar dados cadastrais')).toBeFocused()
  await expect(registration(page)).toContainText('Cantina do Bairro')
  await expect(registration(page)).toContainText('(21) 99876-5432')
  await expect(registration(page)).toContainText('Professor Carlos Reis, 120')

  await expect(registration(page)).toContainText('Pronto')
  await expect(contract(page)).toContainText('Falta concluir')
  await proceed(page).press('Enter')
  await expect(page.getByText('Aceite o contrato para concluir a contratação.')).toBeVisible()
  await expect(contract(page).getByRole('heading', { name: 'Contrato' })).toBeFocused()

  const modal = await openContract(page)
  await expect(modal).toContainText('Cantina do Bairro')
  await expect(modal).toContainText('05424-020')
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()

  await button(page, 'Editar dados cadastrais').click()
  await button(page, 'Sair e usar outro e-mail').click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Você saiu. Seus dados não estão mais nesta aba.')).toBeAttached()
  await expect(button(page, 'Carrinho')).toBeVisible()
  await expect(button(page, 'Sair')).toHaveCount(0)
})

test('the contract is read with the keyboard alone, fetched once until something changes, and accepted again then', async ({
  page,
}) => {
  await reachCart(page, '?canal=default')
  await goToSummary(page)
  let fetched = 0
  page.on('request', (sent) => {
    if (sent.url().includes('/recursos/contrato/')) fetched += 1
  })
  const worker = page.waitForRequest(/\/scripts\/loja\/.+\.mjs$/)
  const modal = await openContract(page)
  await worker
  const text = modal.getByRole('region', { name: 'Texto do contrato' })
  // The first page is enough: the others have their room before they are drawn, and the end is where it stays.
  await text.focus()
  await page.keyboard.press('End')
  const belowSight = () => text.evaluate((area) => area.scrollHeight - area.clientHeight - area.scrollTop)
  await expect.poll(belowSight).toBeLessThan(2)
  await expect(text.getByText(/^Página (\d+) de \1$/).last()).toBeAttached()
  expect(await belowSight()).toBeLessThan(2)
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(button(page, 'Gerar contrato')).toBeFocused()
  await acceptContract(page)
  expect(fetched).toBe(1)

  await button(page, 'Editar dados cadastrais').click()
  await field(page, 'Nome Fantasia').fill('Outro Nome')
  await button(page, 'Concluir').click()
  await expect(contract(page)).toContainText('Leia a nova versão do contrato e aceite novamente.')
  await expect(proceed(page)).toBeDisabled()
  await acceptContract(page)
  expect(fetched).toBe(2)
  await page.reload()
  await expect(contract(page).getByText('Contrato Aceito!')).toBeVisible()

  await button(page, 'Voltar').click()
  await expect(page).toHaveURL('/carrinho/beneficios?canal=default')
  await expect(contractModal(page)).toHaveCount(0)

  await test.step('a cart edited after the acceptance is confirmed and accepted again', async () => {
    await open(page, '/checkout/carrinho/beneficios')
    // It is read there; a press brings the fields of one line, and nothing that takes it out under that press.
    await expect(page.getByLabel('Quantidade de cartões de Refeição')).toHaveCount(0)
    await editLine(page, 'Refeição')
    await expect(page.getByLabel('Quantidade de cartões de Refeição')).toBeFocused()
    await page.getByLabel('Quantidade de cartões de Refeição').fill('11')
    await expect(summary(page)).toContainText(money(550_000))
    await open(page, '/checkout/resumo')
    await expect(page).toHaveURL('/checkout/carrinho/beneficios')
    await goToSummary(page)
    await expect(contract(page)).toContainText(
      'Você mudou o carrinho ou os dados da empresa depois do aceite.',
    )
    const changed = await openContract(page)
    await expect(changed).toContainText(money(550_000))
  })
})

test('a contract that another tab made stale is shown anew, and the cart can still be bought, once', async ({
  page,
}) => {
  await reachCart(page)
  await goToSummary(page)
  const modal = await openContract(page)
  await modal.getByLabel('Li e concordo com os termos do contrato').check()

  const opening = page.waitForEvent('popup')
  await page.evaluate(() => window.open('/checkout/carrinho/beneficios'))
  const other = await opening
  await hydrated(other)
  await editLine(other, 'Refeição')
  await other.getByLabel('Quantidade de cartões de Refeição').fill('3')
  await expect(summary(other)).toContainText(money(150_000))
  await goToSummary(other)

  // A page behind another is drawn once a second.
  await page.bringToFront()
  await modal.getByRole('button', { name: 'Aceitar termos do contrato' }).click()
  await expect(modal).toContainText('O contrato mudou enquanto você lia.')
  const [before, after] = [500_000, 150_000].map((total) => money(total).source)
  await expect(modal.getByText('O que mudou:')).toBeInViewport()
  await expect(modal.getByText(new RegExp(`Total do pedido: de ${before} para ${after}`))).toBeVisible()
  await expect(modal.getByText(/^Refeição: de 10 × .* para 3 × /)).toBeVisible()
  await expect(modal.getByLabel('Li e concordo com os termos do contrato')).not.toBeChecked()
  await expect(modal.getByText('Refeição: 3 cartões com')).toBeVisible()
  await modal.getByLabel('Li e concordo com os termos do contrato').check()
  await modal.getByRole('button', { name: 'Aceitar termos do contrato' }).click()
  await expect(modal).toBeHidden()
  // The tab has taken over what it accepted.
  await expect(summary(page)).toContainText(money(150_000))

  await other.goto('/checkout/carrinho/beneficios')
  await hydrated(other)
  await editLine(other, 'Refeição')
  await other.getByLabel('Quantidade de cartões de Refeição').fill('4')
  await expect(summary(other)).toContainText(money(200_000))
  await goToSummary(other)
  await page.bringToFront()
  await proceed(page).click()
  const warning = page.getByRole('dialog', { name: 'Seu contrato foi atualizado' })
  await warning.getByRole('button', { name: 'Entendi' }).click()
  await expect(page).toHaveURL('/checkout/carrinho/beneficios')
  await goToSummary(page)
  await acceptContract(page)
  await proceed(page).click()
  await readOrderNumber(page)
  await expect(page.locator('strong', { hasText: money(150_000) })).toBeVisible()

  await test.step('left by typing another address, it is not bought again', async () => {
    await open(page, '/carrinho/beneficios')
    await expect(summary(page)).not.toContainText('Refeição')
    await open(page, '/checkout/resumo')
    await expect(page).toHaveURL('/')
  })
})

test('a page of the checkout without a cart leads to the initial page and keeps the query', async ({
  page,
}) => {
  for (const path of ['/checkout/resumo', '/checkout/carrinho/beneficios', '/checkout/conclusao']) {
    await page.goto(`${path}?canal=default&utm_source=teste`)
    await expect(page, path).toHaveURL('/?canal=default&utm_source=teste')
  }
  // Until scripts lead home nothing is said to be concluded, neither in the page nor by its title.
  const untold = await page.request.get('/checkout/conclusao')
  expect(await untold.text()).not.toMatch(/concluíd[ao]/i)
})
