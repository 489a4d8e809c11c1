import type { Page } from '@playwright/test'
import { expectOrder } from '../support/expect-order.ts'
import {
  acceptAndConclude,
  atBank,
  companySection,
  contact,
  fillCompany,
  fillProposal,
  goToReview,
  proposal,
  takeToCart,
} from '../support/order.ts'
import { readCode } from '../support/outbox.ts'
import { newBuyer } from '../support/people.ts'
import {
  acceptContract,
  addProduct,
  button,
  conclude,
  confirm,
  contractModal,
  editLine,
  enterCode,
  field,
  fillRepresentative,
  gainAccess,
  goToAccess,
  goToSummary,
  hydrated,
  identify,
  money,
  open,
  openContract,
  productCard,
  readOrderNumber,
  register,
  setPassword,
  stepHeading,
  summary,
} from '../support/shop.ts'
import { handOversOf, readHandOvers } from '../support/stored.ts'
import { expect, test } from '../support/test.ts'
import { fillCart, haveAccess } from '../support/visit.ts'

const AUTO = { product: 'Auto', quantity: 7, value: 30_000 }
const TOTAL = money(210_000)

async function reload(page: Page) {
  await page.reload()
  await hydrated(page)
}

async function startPurchase(page: Page, query = '') {
  await open(page, `/carrinho/beneficios${query}`)
  await addProduct(page, AUTO.product, AUTO)
  await expect(summary(page)).toContainText(TOTAL)
}

test('a reload at every step loses nothing but secrets, and stays where it was and in its channel', async ({
  page,
  request,
}) => {
  test.slow()
  const buyer = newBuyer()
  const query = '?canal=auto&utm_source=carta&utm_medium=papel&utm_campaign=primavera'
  await startPurchase(page, query)
  // The channel sells nothing else.
  for (const other of ['Refeição', 'Alimentação', 'Cultura'])
    await expect(productCard(page, other)).toHaveCount(0)
  await reload(page)
  await expect(productCard(page, AUTO.product)).toContainText('7 cartões')
  await expect(summary(page)).toContainText(TOTAL)
  await goToAccess(page)

  await field(page, 'CNPJ').fill(buyer.cnpj)
  await reload(page)
  await expect(stepHeading(page, 1)).toBeVisible()
  await expect(field(page, 'CNPJ')).toHaveValue(buyer.cnpj)
  await identify(page, buyer.cnpj)

  await fillRepresentative(page, buyer)
  await page.getByLabel('Quero receber novidades').check()
  await reload(page)
  await expect(stepHeading(page, 2)).toBeVisible()
  await expect(field(page, 'Nome')).toHaveValue(buyer.firstName)
  await expect(field(page, 'Sobrenome')).toHaveValue(buyer.lastName)
  await expect(field(page, 'E-mail')).toHaveValue(buyer.email)
  await expect(field(page, 'Celular')).toHaveValue(buyer.mobile)
  await expect(field(page, 'CPF')).toHaveValue(buyer.cpf)
  await expect(field(page, 'Data de nascimento')).toHaveValue(buyer.birthDate)
  await expect(page.getByLabel('Quero receber novidades')).toBeChecked()
  await button(page, 'Continuar').click()

  await expect(stepHeading(page, 3)).toBeVisible()
  await field(page, 'Senha').fill(buyer.password)
  await reload(page)
  await expect(stepHeading(page, 3)).toBeVisible()
  await expect(field(page, 'Senha')).toHaveValue('')
  await setPassword(page, buyer)
  await reload(page)
  await expect(stepHeading(page, 4)).toBeVisible()
  await field(page, 'Senha').fill(buyer.password)
  await field(page, 'Confirmar senha').fill(buyer.password)
  await confirm(page)

  await field(page, 'Caractere 1 de 6').fill('A')
  await reload(page)
  await expect(page).toHaveURL(`/checkout/verificacao${query}`)
  await expect(field(page, 'Caractere 1 de 6')).toHaveValue('')
  await enterCode(page, request, buyer.email)
  await reload(page)
  await expect(page).toHaveURL(`/checkout/carrinho/beneficios${query}`)
  await expect(summary(page)).toContainText(TOTAL)
  await goToSummary(page)

  await reload(page)
  await expect(page).toHaveURL(`/checkout/resumo${query}`)
  await expect(page.getByText(buyer.cnpj)).toBeVisible()
  await expect(page.getByText(`${buyer.firstName} ${buyer.lastName}`)).toBeVisible()
  await acceptContract(page)
  await reload(page)
  await expect(page.getByText('Contrato Aceito!')).toBeVisible()
  const orderNumber = await conclude(page)
  await reload(page)
  expect(await readOrderNumber(page)).toBe(orderNumber)
  await expectOrder(page, buyer, orderNumber, [AUTO], { channel: { channel: 'auto', subChannel: '' } })
})

test('the browser’s own back and forward lose nothing on the way, nor does a change after the acceptance', async ({
  page,
  request,
}) => {
  test.slow()
  const buyer = newBuyer()
  await startPurchase(page)
  await goToAccess(page)
  await page.goBack()
  await expect(productCard(page, AUTO.product)).toContainText('7 cartões')
  await page.goForward()
  await expect(stepHeading(page, 1)).toBeVisible()
  await gainAccess(page, request, buyer)
  await goToSummary(page)
  await page.goBack()
  await expect(page).toHaveURL('/checkout/carrinho/beneficios')
  await expect(summary(page)).toContainText(TOTAL)
  await page.goForward()
  await expect(page).toHaveURL('/checkout/resumo')
  await acceptContract(page)
  await page.goBack()
  await expect(page).toHaveURL('/checkout/carrinho/beneficios')
  await page.goForward()
  await expect(page.getByText('Contrato Aceito!')).toBeVisible()

  // A change after the acceptance asks for the new contract.
  await page.goBack()
  await editLine(page, 'Auto')
  await page.getByLabel('Quantidade de cartões de Auto').fill('8')
  await expect(summary(page)).toContainText(money(240_000))
  await goToSummary(page)
  await expect(page.getByText('Você mudou o carrinho ou os dados da empresa depois do aceite')).toBeVisible()
  await acceptContract(page)
  const orderNumber = await conclude(page)
  await expectOrder(page, buyer, orderNumber, [{ ...AUTO, quantity: 8 }])

  // The finished order is left for good: nothing of it can be made again from the pages before.
  await page.goBack()
  await expect(page).not.toHaveURL(/\/checkout\/resumo/)
  expect(await handOversOf(buyer.cnpj)).toHaveLength(1)
})

test('pressing twice on the way sends once and makes one order', async ({ page }) => {
  const buyer = newBuyer()
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (['/recursos/registrar', '/recursos/aceite', '/recursos/contratar'].includes(pathname))
      sent.push(pathname)
  })
  await fillCart(page, AUTO)
  await haveAccess(page, buyer)
  await open(page, '/checkout/carrinho/beneficios')
  await summary(page).getByRole('button', { name: 'Seguir com a contratação' }).dblclick()
  await expect(page).toHaveURL('/checkout/resumo')
  const modal = await openContract(page)
  await modal.getByLabel('Li e concordo com os termos do contrato').check()
  await modal.getByRole('button', { name: 'Aceitar termos do contrato' }).dblclick()
  await expect(modal).toBeHidden()
  await summary(page).getByRole('button', { name: 'Seguir com a contratação' }).dblclick()
  await expectOrder(page, buyer, await readOrderNumber(page), [AUTO])
  expect(sent).toEqual(['/recursos/registrar', '/recursos/aceite', '/recursos/contratar'])
})

test.describe('without a connection', () => {
  test.use({
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|Error loading route module|dynamically imported module/],
  })

  test('each step says so, keeps what was typed, and goes on once it is back', async ({ page, request }) => {
    test.slow()
    const buyer = newBuyer()
    const { setOffline } = connection(page)
    const lost = page.getByRole('dialog')

    async function expectLost() {
      await expect(lost).toContainText('Sem conexão')
      await lost.getByRole('button', { name: 'Fechar' }).last().click()
      await expect(lost).toBeHidden()
    }

    await open(page, '/carrinho/beneficios')
    // What asks for prices comes after the page.
    await nextPageIsThere(page)
    await setOffline(true)
    await addProduct(page, AUTO.product, AUTO)
    await expect(summary(page)).toContainText('Não foi possível calcular o preço')
    await setOffline(false)
    await summary(page).getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(summary(page)).toContainText(TOTAL)
    await nextPageIsThere(page)
    await setOffline(true)
    await summary(page).getByRole('button', { name: 'Seguir com a contratação' }).click()
    await expect(stepHeading(page, 1)).toBeVisible()

    await field(page, 'CNPJ').fill(buyer.cnpj)
    await button(page, 'Continuar').click()
    await expectLost()
    await expect(field(page, 'CNPJ')).toHaveValue(buyer.cnpj)
    await setOffline(false)
    await identify(page, buyer.cnpj)

    await fillRepresentative(page, buyer)
    await setOffline(true)
    await button(page, 'Continuar').click()
    await expectLost()
    await expect(field(page, 'CPF')).toHaveValue(buyer.cpf)
    await setOffline(false)
    await register(page, buyer)
    await setPassword(page, buyer)

    await nextPageIsThere(page)
    await setOffline(true)
    await button(page, 'Enviar código de verificação').click()
    await expectLost()
    await setOffline(false)
    await confirm(page)
    const code = await readCode(request, buyer.email)
    await nextPageIsThere(page)
    await setOffline(true)
    for (const [at, character] of [...code].entries())
      await field(page, `Caractere ${at + 1} de 6`).fill(character)
    await page.keyboard.press('Enter')
    await expectLost()
    for (const [at, character] of [...code].entries())
      await expect(field(page, `Caractere ${at + 1} de 6`)).toHaveValue(character)
    await setOffline(false)
    await button(page, 'Verificar').click()
    await expect(page).toHaveURL('/checkout/carrinho/beneficios')

    await nextPageIsThere(page)
    await setOffline(true)
    await summary(page).getByRole('button', { name: 'Seguir com a contratação' }).click()
    await expectLost()
    await setOffline(false)
    await goToSummary(page)

    await nextPageIsThere(page)
    await setOffline(true)
    await button(page, 'Gerar contrato').click()
    await expectLost()
    await setOffline(false)
    const modal = await openContract(page)
    await modal.getByLabel('Li e concordo com os termos do contrato').check()
    await setOffline(true)
    await modal.getByRole('button', { name: 'Aceitar termos do contrato' }).click()
    await expect(lost).toHaveCount(2)
    await lost.last().getByRole('button', { name: 'Fechar' }).last().click()
    await expect(lost).toHaveCount(1)
    await setOffline(false)
    await contractModal(page).getByRole('button', { name: 'Aceitar termos do contrato' }).click()
    await expect(page.getByRole('region', { name: 'Contrato' }).getByText('Contrato Aceito!')).toBeVisible()

    await setOffline(true)
    await summary(page).getByRole('button', { name: 'Seguir com a contratação' }).click()
    await expectLost()
    await setOffline(false)
    await expectOrder(page, buyer, await conclude(page), [AUTO])
  })

  test('nor does an order without an account lose anything, from who buys to its contract', async ({
    page,
    baseURL,
    expectFitting,
  }) => {
    test.slow()
    await page.setViewportSize({ width: 390, height: 844 })
    const buyer = newBuyer()
    const meal = { product: 'Refeição Banco Parceiro', quantity: 12, value: 65_000 }
    const { setOffline } = connection(page)
    const lost = page.getByRole('dialog', { name: 'Sem conexão' })

    async function expectLost() {
      await expect(lost).toContainText('O que você preencheu continua aqui.')
      await lost.getByRole('button', { name: 'Fechar' }).last().click()
      await expect(lost).toHaveCount(0)
      await setOffline(false)
    }

    await takeToCart(page, atBank('/modalidade/avulsos', baseURL), meal.product, meal)
    await fillProposal(page, buyer)
    await setOffline(true)
    await proposal(page).getByRole('button', { name: 'Continuar' }).click()
    await expectLost()
    await expect(proposal(page).getByLabel('CNPJ')).toHaveValue(buyer.cnpj)
    await proposal(page).getByRole('button', { name: 'Continuar' }).click()
    await expect(proposal(page)).toBeHidden()

    await nextPageIsThere(page)
    await setOffline(true)
    await summary(page).getByRole('button', { name: 'Seguir para a contratação' }).click()
    await expect(contact(page)).toBeVisible()
    await expectFitting()
    await setOffline(false)

    await fillCompany(page, buyer)
    const delivery = companySection(page, 'Complete o endereço de entrega dos cartões')
    await setOffline(true)
    await delivery.getByLabel('CEP', { exact: true }).fill('89010-025')
    const warning = page.getByRole('dialog', { name: 'Atenção!' })
    await expect(warning).toContainText('tente novamente ou digite manualmente para continuar')
    await page.keyboard.press('Escape')
    await expect(warning).toHaveCount(0)
    await expect(delivery.getByLabel('Logradouro')).toBeEnabled()
    await setOffline(false)
    await delivery.getByLabel('CEP', { exact: true }).fill('01001-000')
    // The street stood there before: only this says that the answer has come.
    await expect(delivery.getByText('Endereço preenchido a partir do CEP')).toBeVisible()
    await expect(delivery.getByLabel('Logradouro')).toHaveValue('da Sé')
    await delivery.getByLabel('Número').fill('100')

    await setOffline(true)
    await button(page, 'Continuar').click()
    await expectLost()
    await expect(contact(page).getByLabel('CPF', { exact: true })).toHaveValue(buyer.cpf)
    await goToReview(page)

    await nextPageIsThere(page)
    await setOffline(true)
    await summary(page).getByRole('button', { name: 'Gerar contrato' }).click()
    await expectLost()
    const modal = await openContract(page)
    await modal.getByLabel('Li e concordo com os termos do contrato').check()
    await setOffline(true)
    await modal.getByRole('button', { name: 'Aceitar termos do contrato' }).click()
    await expectLost()
    await expect(modal.getByLabel('Li e concordo com os termos do contrato')).toBeChecked()
    const number = await acceptAndConclude(page, modal)
    expect(await readHandOvers(buyer.cnpj)).toMatchObject([{ orderNumber: number, issuer: 'JVCEF' }])
  })
})

/**
 * The scripts of the page that most go on to come while this one is read: nothing was under way for a while. The
 * browser's own `networkidle` is of the document, which pages of one visit share.
 */
async function nextPageIsThere(page: Page) {
  let last = Date.now()
  const hear = () => {
    last = Date.now()
  }
  page.on('request', hear)
  page.on('requestfinished', hear)
  await expect.poll(() => Date.now() - last).toBeGreaterThan(2_500)
  page.off('request', hear)
  page.off('requestfinished', hear)
}

/** The browser's own switch. */
function connection(page: Page) {
  return { setOffline: (isOffline: boolean) => page.context().setOffline(isOffline) }
}
