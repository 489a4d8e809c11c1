import { newBuyer, sandboxCnpj } from '../support/people.ts'
import {
  button,
  confirm,
  enterCode,
  field,
  fillRepresentative,
  hydrated,
  identify,
  open,
  register,
  setPassword,
  stepHeading,
} from '../support/shop.ts'
import { fillCart } from '../support/visit.ts'
import { expect, test } from './look.ts'

test.describe('the access', () => {
  test.beforeEach(async ({ page }) => {
    await fillCart(page, { product: 'Auto', quantity: 7, value: 30_000 })
    await open(page, '/checkout/acesso-vr')
  })

  test('a company that only people can help', async ({ page, look }) => {
    await field(page, 'CNPJ').fill(sandboxCnpj('778889990001'))
    await button(page, 'Continuar').click()
    await expect(page.getByRole('button', { name: 'Copiar código do erro' })).toBeVisible()
    await look('access-1-people')
  })

  test('its four steps and the code', async ({ page, request, look }) => {
    test.slow()
    const buyer = newBuyer()
    await look('access-1-empty')
    await field(page, 'CNPJ').fill('12.345.678/0001-00')
    await expect(page.getByText('Número de CNPJ inválido')).toBeVisible()
    await look('access-1-wrong')
    await field(page, 'CNPJ').fill(sandboxCnpj('667778880001'))
    await button(page, 'Continuar').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await look('access-1-refused')
    await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).last().click()
    await identify(page, buyer.cnpj)
    await look('access-2-empty')
    await button(page, 'Continuar').press('Enter')
    await expect(page.getByText('Nome é obrigatório').first()).toBeVisible()
    await look('access-2-wrong')
    await field(page, 'E-mail').fill('departamento.de.recursos.humanos.da.matriz@gmial.com')
    await field(page, 'E-mail').blur()
    await expect(page.getByRole('button', { name: 'Usar este e-mail' })).toBeVisible()
    await look('access-2-slip')
    await fillRepresentative(page, {
      ...buyer,
      firstName: 'Maximiliano Wanderley',
      lastName: 'Albuquerque Vasconcelos',
      email: `departamento.de.recursos.humanos.da.matriz@${buyer.email.split('@')[1]}`,
    })
    await look('access-2-longest')
    await register(page, buyer)
    await expect(stepHeading(page, 3)).toBeVisible()
    await look('access-3-empty')
    await field(page, 'Senha').fill('segura#890')
    await field(page, 'Confirmar senha').fill('outra')
    await look('access-3-wrong')
    await setPassword(page, buyer)
    await look('access-4')
    await page.reload()
    await hydrated(page)
    await look('access-4-after-reload')
    await field(page, 'Senha').fill(buyer.password)
    await field(page, 'Confirmar senha').fill(buyer.password)
    await confirm(page)
    await look('verification-empty')
    await button(page, 'Mostrar e-mail').click()
    await look('verification-email-shown')
    await button(page, 'Enviar outro código').press('Enter')
    await expect(page.getByRole('timer')).toContainText('Ainda não é possível enviar outro')
    await look('verification-countdown')
    await field(page, 'Caractere 1 de 6').pressSequentially('ABCDEF')
    await button(page, 'Verificar').click()
    await expect(page.getByText('Restam 4 tentativas com este código.')).toBeVisible()
    await look('verification-wrong')
    await enterCode(page, request, buyer.email)
    await page.goto('/checkout/verificacao')
    await expect(page.getByRole('heading', { name: 'E-mail confirmado' })).toBeVisible()
    await look('verification-done')
  })

  test('of a customer that has an access already', async ({ page, look }) => {
    const cnpj = sandboxCnpj('223334440001')
    await identify(page, cnpj)
    await register(page, { ...newBuyer(), cnpj, email: 'cliente@metalurgica.example' })
    await expect(page.getByRole('dialog', { name: 'Você já é nosso cliente!' })).toBeVisible()
    await look('modal-already-customer')
  })

  test('of a company of another channel, and of one where nothing chosen is sold', async ({ page, look }) => {
    const cnpj = sandboxCnpj('556667770001')
    await identify(page, cnpj)
    await register(page, { ...newBuyer(), cnpj })
    await expect(
      page.getByRole('heading', { name: 'Sua empresa já é atendida por outro canal' }),
    ).toBeVisible()
    await look('restriction-other-channel')
    await button(page, 'Informar outros dados').click()
    await button(page, 'Trocar empresa').click()
    await identify(page, sandboxCnpj('445556660001'))
    await button(page, 'Continuar').click()
    await expect(page.getByRole('heading', { name: 'Ainda não chegamos à sua região' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Disponíveis em Rio Branco (AC)' })).toBeVisible()
    await look('restriction-unserved')
  })
})

// For the eye alone: axe needs scripts.
if (process.env.SCREENSHOTS)
  test('each screen shows the outline of what comes before its scripts do', async ({ page, look }) => {
    // What starts a page is in it, and its font is known; the scripts themselves are on their way.
    await open(page, '/checkout/acesso-vr')
    await page.route(/\.js$/, () => {})
    for (const [name, path] of [
      ['access', '/checkout/acesso-vr'],
      ['verification', '/checkout/verificacao'],
      ['checkout-cart', '/checkout/carrinho/beneficios'],
      ['summary', '/checkout/resumo'],
      ['conclusion', '/checkout/conclusao'],
      ['cart', '/carrinho/beneficios'],
    ] as const) {
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator('html[data-shown]')).toBeAttached()
      await look(`${name}-skeleton`)
    }
  })
