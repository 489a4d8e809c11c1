import { registerAs, startPurchase } from './support/access.ts'
import { atBothWidths } from './support/at-both-widths.ts'
import { newBuyer, sandboxCnpj } from './support/people.ts'
import { addProduct, button, field, setPassword, stepHeading } from './support/shop.ts'
import { expect, test } from './support/test.ts'

test.describe('a company that is known', () => {
  test('is told when the e-mail may not hire, and of a locked one only what is so', async ({ page }) => {
    const buyer = { ...newBuyer(), cnpj: sandboxCnpj('223334440001') }
    await startPurchase(page)
    await registerAs(page, { ...newBuyer(), email: 'ana@sem-permissao.example' })
    const told = page.getByRole('dialog', { name: 'Atenção!' })
    await expect(told).toContainText('não tem permissão')
    await told.getByRole('button', { name: 'Fechar' }).last().click()
    await expect(told).toHaveCount(0)

    // Nobody was found by a new one.
    await button(page, 'Trocar empresa').click()
    await registerAs(page, buyer)
    await expect(stepHeading(page, 3)).toBeVisible()
    await button(page, 'Voltar').click()
    await expect(field(page, 'E-mail')).toBeDisabled()
    await expect(field(page, 'E-mail')).toHaveAccessibleDescription(
      'Foi com este e-mail que consultamos a sua empresa.',
    )
  })

  test('with only contracted products goes back to a cart without them, and on where it left', async ({
    page,
    expectAccessible,
    expectFitting,
  }) => {
    const buyer = { ...newBuyer(), cnpj: sandboxCnpj('223334440001') }
    await startPurchase(page, 'Refeição')
    await page.setViewportSize({ width: 390, height: 844 })
    await registerAs(page, buyer)
    const told = page.getByRole('heading', { level: 1, name: 'Sua empresa já tem esses produtos' })
    await expect(told).toBeFocused()
    await expect(page).toHaveTitle(/Sua empresa já tem esses produtos/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await button(page, 'Informar outros dados').click()
    await expect(stepHeading(page, 2)).toBeFocused()
    await expect(page).toHaveTitle(/Etapa 02 de 04/)
    await page.setViewportSize({ width: 1280, height: 720 })
    await button(page, 'Continuar').click()
    await expect(told).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(
      page.getByText('Todos os produtos do carrinho já estão contratados pela sua empresa.'),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Abrir o portal do cliente' })).toHaveAttribute(
      'href',
      /^https:/,
    )
    await expectAccessible()
    await atBothWidths(page, expectFitting)
    await page.getByRole('link', { name: 'Voltar ao carrinho' }).click()
    await expect(page).toHaveURL('/carrinho/beneficios')
    await page
      .getByRole('dialog', { name: 'Parabéns por investir na sua empresa!' })
      .getByRole('button', { name: 'Prosseguir' })
      .click()
    await expect(page.getByRole('article', { name: 'Refeição', exact: true })).toContainText(
      'Sua empresa já possui esse saldo contratado!',
    )
    await expect(page.getByRole('button', { name: 'Carrinho', exact: true })).toBeVisible()
    await addProduct(page, 'Premiação', { quantity: 5, value: 45_000 })
    await button(page, 'Seguir com a contratação').click()
    await expect(stepHeading(page, 2)).toBeVisible()
    await expect(field(page, 'CPF')).toHaveValue(buyer.cpf)
  })
})

test.describe('an account of before', () => {
  test('accepts the terms beside its data and sets no password', async ({ page, expectAccessible }) => {
    const email = 'antigo@metalurgica.example'
    await page.setViewportSize({ width: 390, height: 844 })
    await startPurchase(page)
    await registerAs(page, { ...newBuyer(), cnpj: sandboxCnpj('223334440001'), email })
    await expect(page.getByText('Encontramos o seu cadastro', { exact: true })).toBeInViewport()
    const terms = page.getByLabel('Li e aceito os termos')
    await expect(terms).toBeFocused()
    await expect(terms).toBeInViewport()
    // What is new is not wrong before it was asked for.
    const refused = page.getByText('É necessário aceitar os termos para continuar')
    await expect(refused).toHaveCount(0)
    await expectAccessible()
    await button(page, 'Continuar').press('Enter')
    await expect(refused).toBeVisible()
    await expect(terms).toBeFocused()
    await terms.check()
    await expect(refused).toHaveCount(0)
    await button(page, 'Continuar').click()
    await expect(stepHeading(page, 4)).toBeFocused()
    await expect(button(page, 'Enviar código de verificação')).toBeEnabled()
    await button(page, 'Voltar').click()
    await expect(stepHeading(page, 2)).toBeVisible()
  })

  test('is told kindly that somebody has its data already, at the account and at the code', async ({
    page,
  }) => {
    await page.setExtraHTTPHeaders({ 'x-falha': 'access.createAccount=-118' })
    const buyer = newBuyer()
    await startPurchase(page)
    await registerAs(page, buyer)
    await setPassword(page, buyer)
    await button(page, 'Enviar código de verificação').click()
    const told = page.getByText('Já existe um acesso com esses dados')
    await expect(told).toBeVisible()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toHaveCount(0)
    // Another try is told by what becomes of it alone.
    await page.setExtraHTTPHeaders({ 'x-falha': 'access.createAccount=-99' })
    await button(page, 'Enviar código de verificação').click()
    await expect(dialog).toBeVisible()
    await expect(told).toHaveCount(0)
    await page.setExtraHTTPHeaders({})
    const reloaded = page.waitForEvent('load')
    await dialog.getByRole('button', { name: 'Fechar' }).last().click()
    await reloaded
    await expect(stepHeading(page, 4)).toBeVisible()
    await field(page, 'Senha').fill(buyer.password)
    await field(page, 'Confirmar senha').fill(buyer.password)
    await button(page, 'Enviar código de verificação').click()
    await expect(page).toHaveURL('/checkout/verificacao')

    // A code that comes after somebody else's leads back to the data, which are kept.
    await page.setExtraHTTPHeaders({ 'x-falha': 'access.validateCode=-118' })
    await page.getByLabel('Caractere 1 de 6').pressSequentially('ABCDEF')
    await expect(page.getByRole('dialog', { name: 'Já existe um acesso com esses dados' })).toBeVisible()
    await dialog.getByRole('button').last().click()
    await expect(stepHeading(page, 2)).toBeVisible()
    await expect(field(page, 'E-mail')).toHaveValue(buyer.email)
  })
})
