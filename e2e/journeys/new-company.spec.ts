import { downloadFinalContract, expectOrder } from '../support/expect-order.ts'
import { newBuyer } from '../support/people.ts'
import {
  acceptContract,
  addProduct,
  conclude,
  gainAccess,
  goToAccess,
  goToSummary,
  money,
  open,
  summary,
} from '../support/shop.ts'
import { expect, test } from '../support/test.ts'

const MEAL = { product: 'Refeição', quantity: 12, value: 65_000 }
const FOOD = { product: 'Alimentação', quantity: 12, value: 40_050 }

for (const kind of ['numeric', 'alphanumeric'] as const) {
  test(`a new company with a CNPJ that is ${kind} buys single cards and gets its contract`, async ({
    page,
    request,
  }) => {
    const buyer = newBuyer(kind)
    await open(page, '/')
    await page.getByRole('article', { name: 'Avulsos' }).getByRole('link').click()
    await expect(page).toHaveURL('/carrinho/beneficios')
    await addProduct(page, MEAL.product, MEAL)
    await addProduct(page, FOOD.product, FOOD)
    await expect(summary(page)).toContainText(money(1_260_600))
    await goToAccess(page)
    await gainAccess(page, request, buyer)
    await goToSummary(page)
    await acceptContract(page)
    const orderNumber = await conclude(page)
    await expectOrder(page, buyer, orderNumber, [MEAL, FOOD])
    expect(await downloadFinalContract(page)).toContain(orderNumber)

    await page.getByRole('link', { name: 'Voltar à página inicial' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('button', { name: 'Carrinho', exact: true })).toBeVisible()
  })
}
