import type { Page } from '@playwright/test'
import {
  CARD_NUMBERS,
  confirmCard,
  ownDeniedCard,
  paymentSection,
  readBrowserStorage,
  TYPED,
} from '../support/card.ts'
import { PHONE } from '../support/devices.ts'
import { type Buyer, newBuyer } from '../support/people.ts'
import {
  acceptContract,
  button,
  conclude,
  field,
  goToSummary,
  hydrated,
  money,
  open,
  productCard,
  readOrderNumber,
  summary,
} from '../support/shop.ts'
import { readContractMails, readHandOvers } from '../support/stored.ts'
import { expect, test } from '../support/test.ts'
import { turnFlags } from '../support/turned-content.ts'
import { haveAccess, skipAccess } from '../support/visit.ts'

const PLAN = 'RH Digital Essencial'
const PRICE = 7_900

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a new company hires an HR plan and pays it by credit card, after a refused one', async ({ page }) => {
    test.slow()
    const buyer = newBuyer()
    const told: string[] = []
    const hirings: string[] = []
    page.on('request', (sent) => {
      const { pathname } = new URL(sent.url())
      if (/4024 ?0071 ?5376/.test(`${sent.url()} ${sent.postData()}`)) told.push(pathname)
      if (pathname === '/recursos/contratar') hirings.push(pathname)
    })
    await open(page, '/')
    await page.getByRole('article', { name: 'RH Digital' }).getByRole('link').click()
    await productCard(page, PLAN).getByRole('button', { name: 'Contratar' }).click()
    await expect(page).toHaveURL('/carrinho/pontomais')
    await expect(summary(page)).toContainText(money(PRICE))
    await skipAccess(page, buyer, '/checkout/carrinho/pontomais')
    await goToSummary(page)

    const box = paymentSection(page)
    const proceed = summary(page).getByRole('button', { name: 'Seguir com a contratação' })
    await expect(box.getByRole('radio', { name: 'Boleto bancário' })).toBeChecked()
    await expect(box).toContainText('Seu boleto será gerado após a emissão de seu pedido no SuperPortal')
    await acceptContract(page)
    await expect(proceed).toBeEnabled()

    await box.getByRole('radio', { name: 'Cartão de crédito' }).check()
    await expect(proceed).toBeDisabled()
    await proceed.press('Enter')
    await expect(summary(page).getByText('Falta: preencher e confirmar o cartão')).toBeVisible()
    await expect(box.getByRole('heading', { name: 'Forma de pagamento' })).toBeFocused()
    await button(page, 'Confirmar cartão').press('Enter')
    await expect(box.getByText('Obrigatório')).toHaveCount(4)
    await expect(field(page, 'Número do cartão')).toBeFocused()

    await confirmCard(page, CARD_NUMBERS.denied)
    await expect(field(page, 'Número do cartão')).toHaveCount(0)
    await expect(box).toContainText('Visa, final 0052')
    await expect(box.getByRole('button', { name: 'Editar' })).toBeFocused()
    await proceed.click()
    await expect(box.getByRole('alert')).toContainText('O pagamento não foi autorizado pelo banco do cartão.')
    await expect(field(page, 'Número do cartão')).toHaveValue('4024 0071 5376 0052')
    await expect(field(page, 'Nome do titular')).toHaveValue(TYPED.holder)
    await expect(field(page, 'Validade')).toHaveValue('12/31')
    await expect(field(page, 'CVV')).toHaveValue('')
    await expect(field(page, 'CVV')).toHaveAccessibleDescription(/^Digite o CVV novamente\./)

    await confirmCard(page, CARD_NUMBERS.authorised)
    expect(await readBrowserStorage(page)).not.toMatch(/4024 ?0071 ?5376|"739"/)
    // A second press is the same press: one card is sent, and one hiring.
    await proceed.dblclick()
    const number = await readOrderNumber(page)
    expect(hirings).toHaveLength(1)
    expect(await readBrowserStorage(page)).not.toMatch(/4024 ?0071 ?5376|"739"/)
    expect(told).toEqual(['/recursos/autorizar-cartao', '/recursos/autorizar-cartao'])
    const order = page.getByRole('region', { name: 'O que você contratou' })
    await expect(order).toContainText(money(PRICE))
    await expect(order).toContainText('Cartão de crédito Visa, final 0060')

    const [handed, ...more] = await readHandOvers(buyer.cnpj)
    expect(more).toEqual([])
    expect(handed).toMatchObject({
      orderNumber: number,
      paymentMethod: 'creditCard',
      card: { brand: 'visa', lastDigits: '0060', amount: PRICE },
    })
    const [mail] = await readContractMails(buyer.email)
    expect(mail?.text).toContain('Forma de pagamento: Cartão de crédito Visa, final 0060.')
    expect(mail?.pdfText).toContain('Cartão de crédito Visa, final 0060')
  })
})

test.describe('where the issuer takes no cards', () => {
  test.use({ ownStore: true, ownEnvironment: { CONTENT_DIR: turnFlags({ VRPAT: { creditCard: false } }) } })

  test('a plan is paid by boleto, without a choice', async ({ page }) => {
    test.slow()
    await open(page, '/carrinho/pontomais/essencial')
    await expect(summary(page)).toContainText(money(PRICE))
    await haveAccess(page, newBuyer())
    await open(page, '/checkout/carrinho/pontomais')
    await goToSummary(page)
    const box = paymentSection(page)
    await expect(box).toContainText('Boleto bancário')
    await expect(box.getByRole('radio')).toHaveCount(0)
    await acceptContract(page)
    const proceed = summary(page).getByRole('button', { name: 'Seguir com a contratação' })
    await expect(proceed).toHaveAccessibleDescription('Pronto para concluir a contratação')
  })
})

/** The summary page of an HR cart with its contract accepted and the card's form open. */
async function openCardForm(page: Page, buyer: Buyer) {
  await open(page, '/carrinho/pontomais/essencial')
  await expect(summary(page)).toContainText(money(PRICE))
  await haveAccess(page, buyer)
  await open(page, '/checkout/carrinho/pontomais')
  await goToSummary(page)
  await acceptContract(page)
  const box = paymentSection(page)
  await box.getByRole('radio', { name: 'Cartão de crédito' }).check()
  const proceed = summary(page).getByRole('button', { name: 'Seguir com a contratação' })
  return { box, proceed }
}

test('after six refused tries the buyer is told when another makes sense, and concludes by boleto', async ({
  page,
}) => {
  test.slow()
  const buyer = newBuyer()
  const { box, proceed } = await openCardForm(page, buyer)
  const denied = ownDeniedCard()
  const refusal = box.getByRole('alert')
  for (let at = 0; at < 6; at++) {
    await confirmCard(page, denied)
    await proceed.click()
    await expect(refusal).toContainText('O pagamento não foi autorizado pelo banco do cartão.')
    await expect(field(page, 'CVV')).toHaveValue('')
  }
  await confirmCard(page, CARD_NUMBERS.authorised)
  await proceed.click()
  await expect(refusal).toContainText('As tentativas com cartão acabaram por hoje.')
  await expect(refusal).toContainText(/a partir de (hoje|amanhã), \d\dh\d\d/)
  await expect(field(page, 'CVV')).toHaveValue('')
  await refusal.getByRole('button', { name: 'Pagar com boleto' }).click()
  const boleto = box.getByRole('radio', { name: 'Boleto bancário' })
  await expect(boleto).toBeChecked()
  await expect(boleto).toBeFocused()
  await expect(refusal).toBeHidden()
  await conclude(page)
  await expect(page.getByRole('region', { name: 'O que você contratou' })).toContainText(
    'Pagamento por boleto bancário',
  )
  expect((await readHandOvers(buyer.cnpj)).map(({ paymentMethod }) => paymentMethod)).toEqual(['boleto'])
})

test('a cart that another tab hires by boleto meanwhile takes no card, and the buyer is told', async ({
  page,
  context,
}) => {
  test.slow()
  const buyer = newBuyer()
  const { box, proceed } = await openCardForm(page, buyer)
  await box.getByRole('radio', { name: 'Boleto bancário' }).check()
  // A tab that a page opens begins with a copy of what the page's own tab keeps.
  const opened = context.waitForEvent('page')
  await page.evaluate(() => void window.open(location.href))
  const tab = await opened
  await hydrated(tab)
  const number = await conclude(tab)

  await box.getByRole('radio', { name: 'Cartão de crédito' }).check()
  await confirmCard(page, CARD_NUMBERS.authorised)
  await proceed.click()
  const told = page.getByRole('dialog')
  await expect(told).toContainText('Este carrinho já tinha sido contratado com boleto bancário.')
  await told.getByRole('button', { name: 'Entendi' }).click()
  expect(await readOrderNumber(page)).toBe(number)
  const order = page.getByRole('region', { name: 'O que você contratou' })
  await expect(order).toContainText('Pagamento por boleto bancário')
  await expect(page.getByText(/cartão de crédito/i)).toHaveCount(0)
  expect(await readHandOvers(buyer.cnpj)).toHaveLength(1)
})

test('a card is forgotten by a reload, by boleto and by editing its code, and asked after a changed contract is accepted again', async ({
  page,
  context,
}) => {
  test.slow()
  const buyer = newBuyer()
  const { box, proceed } = await openCardForm(page, buyer)
  await test.step('it is forgotten by editing its code, by a reload and by boleto', async () => {
    await confirmCard(page, CARD_NUMBERS.authorised)
    await box.getByRole('button', { name: 'Editar' }).click()
    await expect(field(page, 'Número do cartão')).toBeFocused()
    await expect(field(page, 'Número do cartão')).toHaveValue('4024 0071 5376 0060')
    await expect(field(page, 'CVV')).toHaveValue('')
    await page.reload()
    await expect(box.getByRole('radio', { name: 'Cartão de crédito' })).toBeChecked()
    await expect(field(page, 'Número do cartão')).toHaveValue('')
    await box.getByRole('radio', { name: 'Boleto bancário' }).check()
    await expect(field(page, 'Número do cartão')).toHaveCount(0)
    await box.getByRole('radio', { name: 'Cartão de crédito' }).check()
    await expect(field(page, 'Número do cartão')).toHaveValue('')
  })

  const opened = context.waitForEvent('page')
  await page.evaluate(() => void window.open('/checkout/carrinho/pontomais'))
  const tab = await opened
  await hydrated(tab)
  await goToSummary(tab)
  await confirmCard(page, CARD_NUMBERS.authorised)
  await proceed.click()
  const told = page.getByRole('dialog')
  await expect(told).toBeVisible()
  await told.getByRole('button', { name: 'Entendi' }).click()
  await expect(page).toHaveURL('/checkout/carrinho/pontomais')
  await goToSummary(page)
  await acceptContract(page)
  await confirmCard(page, CARD_NUMBERS.authorised)
  await conclude(page)
  await expect(page.getByRole('region', { name: 'O que você contratou' })).toContainText(
    'Cartão de crédito Visa, final 0060',
  )
  await expect(box).toBeHidden()
})
