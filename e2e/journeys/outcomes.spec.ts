import { atBothWidths } from '../support/at-both-widths.ts'
import { PHONE } from '../support/devices.ts'
import { expectOrder } from '../support/expect-order.ts'
import { newBuyer, sandboxCnpj } from '../support/people.ts'
import { shareOwnStore } from '../support/share-own-store.ts'
import {
  acceptContract,
  addProduct,
  button,
  conclude,
  confirm,
  enterCode,
  field,
  goToAccess,
  goToSummary,
  identify,
  money,
  open,
  register,
  setPassword,
  stepHeading,
  summary,
} from '../support/shop.ts'
import { expect, test } from '../support/test.ts'
import { fillCart, haveAccess } from '../support/visit.ts'

const AWARD = { product: 'Premiação', quantity: 5, value: 45_000 }
const METALWORKS = sandboxCnpj('223334440001')
const BAKERY = sandboxCnpj('112223330001')
const COFFEE = sandboxCnpj('12ABC34501DE')

// Each of its companies is bought for, or registered, by one test.
shareOwnStore()

test.describe('on a phone', () => {
  test.use(PHONE)

  test('somebody with an account of before sets no password, proves its e-mail and buys what the company has not', async ({
    page,
    request,
  }) => {
    test.slow()
    const buyer = { ...newBuyer(), cnpj: METALWORKS, email: 'antigo@metalurgica.example' }
    await open(page, '/carrinho/beneficios')
    await addProduct(page, AWARD.product, AWARD)
    await goToAccess(page)
    await identify(page, buyer.cnpj)
    await register(page, buyer)
    await expect(page.getByText('Encontramos o seu cadastro', { exact: true })).toBeVisible()
    await expect(field(page, 'E-mail')).toBeDisabled()
    await page.getByLabel('Li e aceito os termos').check()
    await button(page, 'Continuar').click()
    await expect(stepHeading(page, 4)).toBeFocused()
    await expect(page.getByText('ant***')).toBeVisible()
    await confirm(page)
    await enterCode(page, request, buyer.email)
    await goToSummary(page)
    await acceptContract(page)
    await expectOrder(page, buyer, await conclude(page), [AWARD])
  })
})

test.describe('one person', () => {
  test('has an access at each of two companies, and each is asked for its own', async ({ page }) => {
    test.slow()
    const person = newBuyer()
    await fillCart(page, AWARD)
    await haveAccess(page, { ...person, cnpj: BAKERY })
    await open(page, '/checkout/carrinho/beneficios')
    await expect(summary(page)).toContainText(money(AWARD.quantity * AWARD.value))

    await open(page, '/carrinho/beneficios')
    await page.getByRole('banner').getByRole('button', { name: 'Sair', exact: true }).click()
    await expect(page).toHaveURL('/')
    // The first time on a laptop, now on a phone.
    await page.setViewportSize({ width: 390, height: 844 })
    await fillCart(page, AWARD)
    await open(page, '/checkout/acesso-vr')
    await identify(page, COFFEE)
    await expect(page.getByText('Café Alfa')).toBeVisible()
    // Nobody tells that this e-mail has an account at another company.
    await register(page, { ...person, cnpj: COFFEE })
    await setPassword(page, person)
  })
})

test('a plan that the company has already, or one below it, leads to another plan and to the account in the HR system', async ({
  page,
  expectAccessible,
  expectFitting,
}) => {
  for (const [code, says] of [
    [-111, 'Não é possível prosseguir com este modelo de contratação.'],
    [-113, 'Sua empresa já possui este plano.'],
  ] as const) {
    await page.setExtraHTTPHeaders({ 'x-falha': `pricing.withoutLead=${code}` })
    await open(page, '/carrinho/pontomais/essencial')
    await expect(summary(page)).toContainText(says)
    await expect(summary(page).getByRole('link', { name: 'Escolher outro plano' })).toBeVisible()
    await expect(summary(page).getByRole('link', { name: 'Abrir a área da conta' })).toHaveAttribute(
      'href',
      /^https:.*gente/,
    )
    await atBothWidths(page, expectFitting)
  }
  await expectAccessible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible()
})
