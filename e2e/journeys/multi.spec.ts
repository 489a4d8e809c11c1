import { atBothWidths } from '../support/at-both-widths.ts'
import { PHONE } from '../support/devices.ts'
import { downloadFinalContract, expectOrder } from '../support/expect-order.ts'
import { newBuyer } from '../support/people.ts'
import {
  acceptContract,
  addBalance,
  button,
  conclude,
  editLine,
  field,
  goToAccess,
  goToSummary,
  hydrated,
  identify,
  money,
  open,
  productCard,
  summary,
} from '../support/shop.ts'
import { expect, test } from '../support/test.ts'
import { skipAccess } from '../support/visit.ts'

const MEAL = { product: 'Multi Refeição PAT', quantity: 12, value: 65_000 }
const FOOD = { product: 'Multi Alimentação Auxílio', quantity: 12, value: 40_050 }
const AUTO = { product: 'Multi Auto', quantity: 12, value: 20_000 }

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a company buys one Multi card with three balances, and finds them contracted afterwards', async ({
    page,
    browser,
    baseURL,
    expectFitting,
  }) => {
    test.slow()
    const buyer = newBuyer()
    await open(page, '/')
    await page.getByRole('article', { name: 'Multi', exact: true }).getByRole('link').click()
    await expect(page).toHaveURL('/carrinho/multi')
    await field(page, 'Quantidade de cartões').fill('10')
    await addBalance(page, MEAL.product, MEAL.value)
    // Food is shown under one law at a time; what is on the card stays in sight under the other.
    await field(page, 'Como auxílio').check()
    for (const { product, value } of [FOOD, AUTO]) await addBalance(page, product, value)
    await expect(summary(page)).toContainText(money(1_250_500))
    await atBothWidths(page, expectFitting)
    await skipAccess(page, buyer, '/checkout/carrinho/multi')

    await test.step('the cart of the access flow is the same card, and is edited there', async () => {
      await atBothWidths(page, expectFitting)
      await editLine(page, 'Multi')
      await expect(field(page, 'Quantidade de cartões')).toBeFocused()
      await field(page, 'Quantidade de cartões').fill('12')
      for (const { product } of [MEAL, FOOD, AUTO])
        await expect(productCard(page, product)).toContainText('12x')
      await expect(summary(page)).toContainText(money(1_500_600))
    })
    await goToSummary(page)
    await atBothWidths(page, expectFitting)
    await acceptContract(page)
    const orderNumber = await conclude(page)
    await expect(page.getByRole('article', { name: 'Cartão Multi' })).toBeVisible()
    await expectOrder(page, buyer, orderNumber, [MEAL, FOOD, AUTO])

    const contract = await downloadFinalContract(page)
    expect(contract).toContain('Um único cartão físico por trabalhador reúne os saldos abaixo: 12 cartões.')
    expect(contract).toMatch(money(125_050))

    await test.step('who comes back finds the balances marked, and adds another', async () => {
      const later = await browser.newPage({ ...(baseURL ? { baseURL } : {}), locale: 'pt-BR' })
      await open(later, '/carrinho/multi')
      await field(later, 'Quantidade de cartões').fill('3')
      await addBalance(later, 'Multi Cultura', 8_000)
      await goToAccess(later)
      await identify(later, buyer.cnpj)
      await later.goto('/carrinho/multi')
      await hydrated(later)
      await button(later, 'Prosseguir').click()
      for (const { product } of [MEAL, FOOD, AUTO])
        await expect(productCard(later, product)).toContainText('Produto já contratado')
      await expect(later.getByRole('link', { name: 'Histórico de pedidos' })).toBeVisible()
      await expect(later.getByLabel(`Valor de ${MEAL.product}`)).toHaveCount(0)
      await expect(productCard(later, MEAL.product).getByRole('button')).toHaveCount(0)
      await expect(field(later, 'Valor de Multi Cultura')).toHaveValue(money(8_000))
      await later.close()
    })
  })
})
