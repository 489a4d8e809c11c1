import {
  acceptAndConclude,
  atBank,
  companySection,
  contact,
  fillCompany,
  goToCompany,
  goToReview,
  sendProposal,
  takeToCart,
} from '../support/order.ts'
import { newBuyer } from '../support/people.ts'
import { button, money, openContract, summary } from '../support/shop.ts'
import { expect, test } from './look.ts'

const MEAL = { product: 'Refeição Banco Parceiro', quantity: 12, value: 65_000 }

test('the order of a bank partner, from the question who buys to its end', async ({
  page,
  baseURL,
  look,
}) => {
  test.slow()
  const buyer = newBuyer()
  await takeToCart(page, atBank('/modalidade/avulsos', baseURL), MEAL.product, MEAL)
  await look('order-proposal')
  await sendProposal(page, buyer)
  await expect(summary(page)).toContainText(money(MEAL.quantity * (MEAL.value + 690) + 2_990))
  await look('order-cart')
  await goToCompany(page)
  await expect(companySection(page, /Complete os dados cadastrais/)).toBeVisible()
  await button(page, 'Continuar').press('Enter')
  await expect(page.getByText('Existem campos preenchidos incorretamente.')).toBeVisible()
  await look('order-company-wrong')
  await fillCompany(page, buyer)
  await button(page, 'Incluir Representante Adicional').click()
  await contact(page, 1).getByText('Cadeia societária').click()
  await contact(page, 1).getByLabel('Nome', { exact: true }).fill('Alfa Participações')
  await contact(page, 1).getByText('Pessoa jurídica (CNPJ)').click()
  await contact(page, 1).getByLabel('CNPJ', { exact: true }).fill('12.ABC.345/01DE-35')
  await look('order-company-filled')
  await goToReview(page)
  await look('order-review')
  const modal = await openContract(page)
  await acceptAndConclude(page, modal)
  await look('order-done')
})
