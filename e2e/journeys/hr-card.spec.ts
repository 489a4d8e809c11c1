import { CARD_NUMBERS, confirmCard, paymentSection, readBrowserStorage, TYPED } from '../support/card.ts'
import { DEVICES } from '../support/devices.ts'
import { newBuyer } from '../support/people.ts'
import {
  acceptContract,
  button,
  conclude,
  field,
  followOffer,
  gainAccess,
  goToAccess,
  goToSummary,
  money,
  open,
  productCard,
  summary,
} from '../support/shop.ts'
import { readContractMails, readHandOvers } from '../support/stored.ts'
import { expect, test } from '../support/test.ts'
import { haveAccess } from '../support/visit.ts'

const PLAN = 'RH Digital Essencial'
const PRICE = 7_900

for (const { device, screen } of DEVICES)
  test.describe(`on a ${device}`, () => {
    test.use(screen)

    test('a new company hires an HR plan and pays it by credit card, after a refused one', async ({
      page,
      request,
    }) => {
      test.slow()
      const buyer = newBuyer()
      const told: string[] = []
      page.on('request', (sent) => {
        if (/4024 ?0071 ?5376/.test(`${sent.url()} ${sent.postData()}`))
          told.push(new URL(sent.url()).pathname)
      })
      await open(page, '/')
      await page.getByRole('article', { name: 'RH Digital' }).getByRole('link').click()
      await productCard(page, PLAN).getByRole('button', { name: 'Contratar' }).click()
      await expect(page).toHaveURL('/carrinho/pontomais')
      await expect(summary(page)).toContainText(money(PRICE))
      await goToAccess(page)
      await gainAccess(page, request, buyer, '/checkout/carrinho/pontomais')
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
      await expect(summary(page)).toContainText('Preencha e confirme os dados do cartão')
      await button(page, 'Confirmar cartão').press('Enter')
      await expect(box.getByText('Obrigatório')).toHaveCount(4)
      await expect(field(page, 'Número do cartão')).toBeFocused()

      await confirmCard(page, CARD_NUMBERS.denied)
      await expect(field(page, 'Número do cartão')).toHaveCount(0)
      await expect(box).toContainText('Visa, final 0052')
      await expect(box.getByRole('button', { name: 'Editar' })).toBeFocused()
      await proceed.click()
      await expect(box.getByRole('alert')).toContainText(
        'O pagamento não foi autorizado pelo banco do cartão.',
      )
      await expect(field(page, 'Número do cartão')).toHaveValue('4024 0071 5376 0052')
      await expect(field(page, 'Nome do titular')).toHaveValue(TYPED.holder)
      await expect(field(page, 'Validade')).toHaveValue('12/31')
      await expect(field(page, 'CVV')).toHaveValue('')

      await confirmCard(page, CARD_NUMBERS.authorised)
      expect(await readBrowserStorage(page)).not.toMatch(/4024 ?0071 ?5376|"739"/)
      const number = await conclude(page)
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

test('the card is forgotten by a reload, by boleto and by editing its code; cards alone have none', async ({
  page,
}) => {
  await open(page, '/carrinho/pontomais/essencial')
  await expect(summary(page)).toContainText(money(PRICE))
  await haveAccess(page, newBuyer())
  await open(page, '/checkout/carrinho/pontomais')
  await goToSummary(page)
  const box = paymentSection(page)
  await box.getByRole('radio', { name: 'Cartão de crédito' }).check()
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

  await followOffer(page, 'OFERTA')
  await expect(box).toContainText('Boleto bancário')
  await expect(box.getByRole('radio')).toHaveCount(0)
})
