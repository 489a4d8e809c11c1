import { propose } from '../support/as-program.ts'
import {
  acceptAndConclude,
  atBank,
  companySection,
  contact,
  fillCompany,
  goToCompany,
  goToReview,
  proposal,
  sendProposal,
} from '../support/order.ts'
import { newBuyer } from '../support/people.ts'
import { button, money, open, openContract, summary } from '../support/shop.ts'
import { readHandOvers } from '../support/stored.ts'
import { expect, test } from './look.ts'

const MEAL = { quantity: 12, value: 65_000 }

test('the order of a bank partner, from a proposal to its end, and the proof of its contract', async ({
  page,
  request,
  baseURL,
  look,
}) => {
  test.slow()
  const buyer = newBuyer()
  const line = { code: 27, quantity: MEAL.quantity, value: MEAL.value / 100 }
  const { key } = await propose(request, 'JVCEF', buyer.cnpj, [line])
  await open(page, atBank(`/proposta/${key}`, baseURL))
  await look('proposal')
  await button(page, 'Contratar esta proposta').click()
  await expect(proposal(page)).toBeVisible()
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
  await open(page, atBank(`/proposta/${key}`, baseURL))
  await expect(page.getByText('Esta proposta já foi contratada.')).toBeVisible()
  await look('proposal-hired')
  const [order] = await readHandOvers(buyer.cnpj)
  await open(page, atBank(`/verificar/${order?.contract.acceptedHash}`, baseURL))
  await expect(page.getByText('O contrato como foi aceito')).toBeVisible()
  await look('verify-accepted')
})
