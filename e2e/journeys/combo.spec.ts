import { atBothWidths } from '../support/at-both-widths.ts'
import { paymentSection } from '../support/card.ts'
import { agree, eventsOf } from '../support/data-layer.ts'
import { LAPTOP, PHONE } from '../support/devices.ts'
import { downloadFinalContract } from '../support/expect-order.ts'
import { acceptAndConclude, atBank, fillCompany, goToReview, sendProposal } from '../support/order.ts'
import { type Buyer, newBuyer } from '../support/people.ts'
import {
  acceptContract,
  button,
  conclude,
  field,
  goToSummary,
  money,
  open,
  openContract,
  productCard,
  summary,
} from '../support/shop.ts'
import { readContractMails, readHandOvers } from '../support/stored.ts'
import { expect, test } from '../support/test.ts'
import { skipAccess } from '../support/visit.ts'

const MEAL = 'Multi Refeição PAT'
const CART = /\/combo\/carrinho\/multi\?offerid=super-oferta-multi/

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a company follows a Multi offer to its order, with the services that it gives', async ({
    page,
    expectFitting,
  }) => {
    test.slow()
    const buyer = newBuyer()
    await open(page, '/oferta?offerid=super-oferta-multi&utm_source=carta')
    await expect(page).toHaveURL(CART)
    await expect(page.getByRole('heading', { level: 1, name: 'Super Oferta VR' })).toBeVisible()
    await field(page, 'Quantidade de cartões').fill('5')
    await page.getByRole('checkbox', { name: MEAL }).check()
    await field(page, `Valor de ${MEAL}`).fill('120000')
    await expect(page.getByText('Oferta habilitada! Prossiga para a seleção')).toBeVisible()
    await atBothWidths(page, expectFitting)
    await button(page, 'Próximo').click()
    await expect(page.getByRole('heading', { name: 'Selecione os serviços adicionais' })).toBeFocused()
    await expect(page.getByRole('checkbox', { name: 'Nutrição' })).toBeChecked()
    await page.getByRole('checkbox', { name: 'Seguro Alimentação' }).check()
    await expect(page.getByText('2 de 2 serviços')).toBeVisible()
    await atBothWidths(page, expectFitting)
    await skipAccess(page, buyer, '/checkout/carrinho/multi')
    await goToSummary(page)
    await expect(page).toHaveURL(/offerid=super-oferta-multi&utm_source=carta/)
    await acceptContract(page)
    const orderNumber = await conclude(page)
    const bought = page.getByRole('region', { name: 'O que você contratou' })
    await expect(page.getByText('Pacote contratado com sucesso!')).toBeVisible()
    await expect(bought).toContainText('Multi com bem-estar')
    await expect(bought).toContainText('Seguro Alimentação')
    await expect(bought).toContainText(money(600_000))
    const [order] = await readHandOvers(buyer.cnpj)
    expect(order?.orderNumber).toBe(orderNumber)
    expect(order?.totals).toMatchObject({ totalWithDiscount: 600_000 })
    expect(order?.offerName).toBe('Multi com bem-estar')
    expect(order?.addOns).toEqual(['Nutrição', 'Seguro Alimentação'])
    const contract = await mailedContract(buyer)
    // The line may break at the hyphen.
    expect(contract).toMatch(/Multi com bem-\s*estar/)
    expectWords(contract, 'Nutrição', 'Seguro Alimentação', money(600_000))
  })

  test('a bank partner’s package is ordered without an account, without its fees', async ({
    page,
    context,
    baseURL,
    expectFitting,
  }) => {
    test.slow()
    const buyer = newBuyer()
    await agree(context)
    await open(page, atBank('/oferta?offerid=super-oferta-multi&utm_source=carta', baseURL))
    await expect(page.getByRole('list').filter({ hasText: 'Selecione as Soluções' })).toContainText(
      'Revisar Pedido',
    )
    await field(page, 'Quantidade de cartões').fill('5')
    await page.getByRole('checkbox', { name: 'Multi Auto Banco Parceiro' }).check()
    await expect(summary(page)).toContainText(money(100_000))
    await button(page, 'Próximo').click()
    await expect(page.getByRole('checkbox', { name: 'Nutrição' })).toBeChecked()
    const goOn = summary(page).getByRole('button', { name: 'Seguir com a contratação' })
    await goOn.click()
    await sendProposal(page, buyer)
    await expect(page).toHaveURL(/\/combo\/carrinho\/multi\?/)
    await goOn.click()
    await expect(page).toHaveURL(/\/combo\/empresa\?offerid=super-oferta-multi&utm_source=carta$/)
    await atBothWidths(page, expectFitting)
    await fillCompany(page, buyer)
    await goToReview(page)
    await expect(page).toHaveURL(/\/combo\/pedido/)
    await expect(page.getByRole('region', { name: 'Produtos e valores' })).toContainText(money(100_000))
    const number = await acceptAndConclude(page, await openContract(page))
    await expect(page).toHaveURL(/\/combo\/checkout/)
    await expect(
      page.getByRole('heading', { level: 1, name: 'Pacote contratado com sucesso!' }),
    ).toBeVisible()
    const told = { page_path: '/combo/checkout', pricing: { total_with_discount: 1000 } }
    await expect.poll(() => eventsOf(page, 'finished_checkout')).toMatchObject([told])
    const [order] = await readHandOvers(buyer.cnpj)
    expect(order).toMatchObject({
      orderNumber: number,
      offerName: 'Multi sem tarifas',
      addOns: ['Nutrição'],
      totals: { totalWithDiscount: 100_000, totalFees: 5 * 690 + 2_990 },
    })
    const contract = await downloadFinalContract(page)
    expectWords(contract, 'Multi sem tarifas', 'Nutrição', money(100_000))

    // The offer's link begins another purchase: the finished one is over.
    await open(page, atBank('/oferta?offerid=super-oferta-multi&utm_source=carta', baseURL))
    await expect(page).toHaveURL(/\/combo\/carrinho\/multi\?/)
    await expect(field(page, 'Quantidade de cartões')).toHaveValue('')
    await expect(summary(page)).not.toContainText(money(100_000))
  })
})

test.describe('on a laptop', () => {
  test.use(LAPTOP)

  test('a company follows an HR offer to its order, with the discount that the screen showed', async ({
    page,
    expectFitting,
  }) => {
    test.slow()
    const buyer = newBuyer()
    await open(page, '/combo/carrinho/pontomais?offerid=super-oferta-rh&utm_source=carta')
    await expect(field(page, 'Quantidade de colaboradores')).toHaveValue('25')
    await expect(field(page, 'Pagamento mensal')).toBeChecked()
    await expect(summary(page)).toContainText(money(27_094))
    await expect(page.getByText('4 de 4 serviços')).toBeVisible()
    for (const given of ['Desconto Farmácia', 'Apoio ao Trabalhador', 'Desconto Farmácia Online'])
      await page.getByRole('checkbox', { name: given, exact: true }).uncheck()
    await expect(page.getByText('1 de 4 serviços')).toBeVisible()
    await atBothWidths(page, expectFitting)
    await skipAccess(page, buyer, '/checkout/carrinho/pontomais')
    await goToSummary(page)
    await expect(paymentSection(page)).toContainText('Boleto bancário')
    await expect(page.getByText(/cartão de crédito/i)).toHaveCount(0)
    await acceptContract(page)
    await conclude(page)
    const bought = page.getByRole('region', { name: 'O que você contratou' })
    await expect(bought).toContainText('RH Digital Profissional com cuidado')
    await expect(bought).toContainText('Desconto Academia')
    await expect(bought).toContainText(money(27_094))
    const [order] = await readHandOvers(buyer.cnpj)
    expect(order?.totals).toMatchObject({ totalWithDiscount: 27_094, total: 36_125 })
    expect(order?.offerName).toBe('RH Digital Profissional com cuidado')
    expect(order?.addOns).toEqual(['Desconto Academia'])
    const contract = await mailedContract(buyer)
    expectWords(contract, 'RH Digital Profissional com cuidado', 'Desconto Academia', money(27_094))
    await expect(productCard(page, 'RH Digital')).toBeVisible()
  })
})

/** The text of the one contract that a buyer was mailed. */
async function mailedContract({ email }: Buyer): Promise<string> {
  const [mail, ...others] = await readContractMails(email)
  expect(others).toEqual([])
  return mail?.pdfText ?? ''
}

/** Each of them stands in the text, amounts as they are printed. */
function expectWords(text: string, ...words: readonly (string | RegExp)[]) {
  for (const word of words) expect(text).toMatch(typeof word === 'string' ? new RegExp(word) : word)
}
