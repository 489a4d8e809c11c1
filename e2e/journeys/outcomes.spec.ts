import { atBothWidths } from '../support/at-both-widths.ts'
import { PHONE } from '../support/devices.ts'
import { expectOrder } from '../support/expect-order.ts'
import { newBuyer, sandboxCnpj } from '../support/people.ts'
import {
  acceptContract,
  addProduct,
  button,
  conclude,
  confirm,
  enterCode,
  field,
  goToSummary,
  identify,
  money,
  open,
  productCard,
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

test.describe('on a phone', () => {
  test.use({ ...PHONE, ownStore: true })

  test('somebody with an account of before sets no password, proves its e-mail and buys what the company has not', async ({
    page,
    request,
    expectAccessible,
    expectFitting,
  }) => {
    test.slow()
    const buyer = { ...newBuyer(), cnpj: METALWORKS, email: 'antigo@metalurgica.example' }
    await fillCart(page, { product: 'Refeição', quantity: 3, value: 60_000 })
    await open(page, '/checkout/acesso-vr')
    // Everything chosen is contracted: the screen leads back to a cart without it, and to the portal.
    await identify(page, buyer.cnpj)
    await register(page, buyer)
    await expect(page.getByRole('heading', { name: 'Sua empresa já tem esses produtos' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Abrir o portal do cliente' })).toBeVisible()
    await expectAccessible()
    await atBothWidths(page, expectFitting)
    await page.getByRole('link', { name: 'Voltar ao carrinho' }).click()
    await expect(page).toHaveURL('/carrinho/beneficios')
    await page
      .getByRole('dialog', { name: 'Parabéns por investir na sua empresa!' })
      .getByRole('button', { name: 'Prosseguir' })
      .click()
    await expect(productCard(page, 'Refeição')).toContainText('Sua empresa já possui esse saldo contratado!')
    await addProduct(page, AWARD.product, AWARD)
    // What was typed is still there: the account steps go on where they were left.
    await summary(page).getByRole('button', { name: 'Seguir com a contratação' }).click()
    await expect(stepHeading(page, 2)).toBeVisible()
    await expect(field(page, 'CPF')).toHaveValue(buyer.cpf)
    await button(page, 'Continuar').click()
    await expect(page.getByText('Encontramos o seu cadastro', { exact: true })).toBeVisible()
    await expect(field(page, 'E-mail')).toBeDisabled()
    await expectAccessible()
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
  test.use({ ownStore: true })

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

test.describe('a plan that the company has already, or one below it', () => {
  for (const [code, says] of [
    [-111, 'Não é possível prosseguir com este modelo de contratação.'],
    [-113, 'Sua empresa já possui este plano.'],
  ] as const)
    test(`priced as ${code}, leads to another plan and to the account in the HR system`, async ({
      page,
      expectAccessible,
      expectFitting,
    }) => {
      await page.setExtraHTTPHeaders({ 'x-falha': `pricing.withoutLead=${code}` })
      await open(page, '/carrinho/pontomais/essencial')
      await expect(summary(page)).toContainText(says)
      await expect(summary(page).getByRole('link', { name: 'Escolher outro plano' })).toBeVisible()
      await expect(summary(page).getByRole('link', { name: 'Abrir a área da conta' })).toHaveAttribute(
        'href',
        /^https:.*gente/,
      )
      await expectAccessible()
      await page.setViewportSize({ width: 390, height: 844 })
      await atBothWidths(page, expectFitting)
      await expectAccessible()
    })
})
