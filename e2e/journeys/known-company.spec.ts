import { atBothWidths } from '../support/at-both-widths.ts'
import { expectOrder } from '../support/expect-order.ts'
import { newBuyer, sandboxCnpj } from '../support/people.ts'
import { shareOwnStore } from '../support/share-own-store.ts'
import {
  acceptContract,
  addProduct,
  conclude,
  confirm,
  enterCode,
  gainAccess,
  goToAccess,
  goToSummary,
  identify,
  money,
  open,
  productCard,
  register,
  setPassword,
  summary,
} from '../support/shop.ts'
import { expect, test } from '../support/test.ts'

const AWARD = { product: 'Premiação', quantity: 5, value: 45_000 }

shareOwnStore()

test('a company that has single cards already buys another one, and what it has stays closed', async ({
  page,
  request,
  expectFitting,
}) => {
  test.slow()
  const buyer = { ...newBuyer(), cnpj: sandboxCnpj('223334440001') }
  await open(page, '/carrinho/beneficios')
  await addProduct(page, AWARD.product, AWARD)
  await expect(productCard(page, 'Entrega Grátis!')).toBeVisible()
  await goToAccess(page)
  await identify(page, buyer.cnpj)
  await page.goBack()
  await page.goBack()
  const intro = page.getByRole('dialog', { name: 'Parabéns por investir na sua empresa!' })
  await intro.getByRole('button', { name: 'Prosseguir' }).click()
  await expect(intro).toBeHidden()
  const meal = productCard(page, 'Refeição')
  await expect(meal).toContainText('Parece que você já possui o Refeição contratado.')
  await atBothWidths(page, async () => {
    await expect(meal.getByText('Sua empresa já possui esse saldo contratado!')).toBeVisible()
    await expectFitting()
  })
  await expect(meal.getByRole('button', { name: 'Adicionar ao carrinho' })).toHaveCount(0)
  // It is no first purchase: what is waived stands among the fees alone.
  await expect(productCard(page, 'Taxa Zero!')).toBeVisible()
  await expect(productCard(page, 'Entrega Grátis!')).toHaveCount(0)
  await expect(summary(page).locator('dl > div', { hasText: /^Taxa de entrega/ })).toContainText('Gratuito')
  await goToAccess(page)
  await identify(page, buyer.cnpj)
  await register(page, buyer)
  await setPassword(page, buyer)
  await confirm(page)
  await enterCode(page, request, buyer.email)
  await goToSummary(page)
  await acceptContract(page)
  await expectOrder(page, buyer, await conclude(page), [AWARD])
})

test('a product that is not sold where the company is leaves the cart, and the rest is bought', async ({
  page,
  request,
  expectFitting,
}) => {
  test.slow()
  const buyer = { ...newBuyer(), cnpj: sandboxCnpj('445556660001') }
  const meal = { product: 'Refeição', quantity: 4, value: 60_000 }
  await open(page, '/carrinho/beneficios')
  await addProduct(page, 'Auto', { quantity: 7, value: 30_000 })
  await addProduct(page, meal.product, meal)
  await expect(summary(page)).toContainText(money(450_000))
  await goToAccess(page)
  await gainAccess(page, request, buyer)
  const warning = page.getByRole('dialog', { name: 'Indisponibilidade na Região' })
  await expect(warning).toContainText('Auto ainda não chegou à sua região')
  // It may come before the page that it is shown on, which must not take the focus from it.
  await expect(page.getByRole('heading', { name: 'Revise seu carrinho', includeHidden: true })).toBeVisible()
  await expect(warning.getByRole('button', { name: 'Entendi' })).toBeVisible()
  expect(await warning.evaluate((modal) => modal.contains(document.activeElement))).toBe(true)
  await atBothWidths(page, async () => {
    await warning.getByRole('button', { name: 'Entendi' }).click({ trial: true })
    await expectFitting()
  })
  await warning.getByRole('button', { name: 'Entendi' }).click()
  await expect(warning).toBeHidden()
  await expect(summary(page)).toContainText(money(240_000))
  await goToSummary(page)
  await acceptContract(page)
  await expectOrder(page, buyer, await conclude(page), [meal])
})
