import type { Page } from '@playwright/test'
import { pasteCode } from './support/access.ts'
import { PHONE } from './support/devices.ts'
import { readCode } from './support/outbox.ts'
import { newBuyer, sandboxCnpj } from './support/people.ts'
import {
  button,
  confirm,
  enterCode,
  field,
  identify,
  open,
  register,
  setPassword,
  stepHeading,
} from './support/shop.ts'
import { expect, test } from './support/test.ts'
import { fillCart, followOfferOfVisit } from './support/visit.ts'

async function start(page: Page) {
  await fillCart(page, { product: 'Refeição', quantity: 10, value: 50_000 })
  await open(page, '/checkout/acesso-vr')
  await expect(stepHeading(page, 1)).toBeVisible()
}

test('an offer with an empty cart is let go by who goes back from the first step', async ({ page }) => {
  const followed = () =>
    page.evaluate(() => JSON.parse(sessionStorage.getItem('loja:VRPAT') ?? '{}').state.shopping.offerCode)
  await followOfferOfVisit(page, 'super-oferta-multi')
  await open(page, '/checkout/acesso-vr?offerid=super-oferta-multi&contrato=abc')
  await expect(stepHeading(page, 1)).toBeVisible()
  await button(page, 'Voltar').click()
  await expect(page).not.toHaveURL(/acesso-vr/)
  await expect(page).not.toHaveURL(/offerid/)
  await expect(page).toHaveURL(/contrato=abc/)
  await expect.poll(followed).toBeNull()
})

test('a whole CNPJ leads on by itself, and going back stays', async ({ page }) => {
  const buyer = newBuyer()
  await page.clock.install()
  await start(page)
  await field(page, 'CNPJ').fill(buyer.cnpj)
  await expect(stepHeading(page, 2)).toBeFocused()
  await button(page, 'Voltar').click()
  await expect(stepHeading(page, 1)).toBeVisible()
  await expect(field(page, 'CNPJ')).toHaveValue(buyer.cnpj)
  // Longer than the look that a whole number is given.
  await page.clock.runFor(5000)
  await expect(stepHeading(page, 1)).toBeVisible()
  await button(page, 'Continuar').click()
  await expect(stepHeading(page, 2)).toBeVisible()
})

test.describe('who is a customer already', () => {
  const KNOWN = { ...newBuyer(), cnpj: sandboxCnpj('223334440001'), email: 'cliente@metalurgica.example' }

  async function startAs(page: Page) {
    await fillCart(page, { product: 'Auto', quantity: 10, value: 50_000 })
    await open(page, '/checkout/acesso-vr')
    await identify(page, KNOWN.cnpj)
  }

  test('says so and is asked for e-mail and CPF alone', async ({ page }) => {
    await startAs(page)
    await button(page, 'Já sou cliente').click()
    await expect(field(page, 'Nome')).toHaveCount(0)
    await field(page, 'E-mail').fill(`quem.sabe.${KNOWN.cpf.slice(0, 3)}@metalurgica.example`)
    await field(page, 'CPF').fill(KNOWN.cpf)
    await button(page, 'Continuar').click()
    await expect(page.getByText('Não encontramos um acesso com este e-mail e este CPF')).toBeVisible()
    await expect(field(page, 'Nome')).toBeVisible()
    await button(page, 'Já sou cliente').click()
    await field(page, 'E-mail').fill(KNOWN.email)
    await button(page, 'Continuar').click()
    const dialog = page.getByRole('dialog', { name: 'Você já é nosso cliente!' })
    await expect(dialog.getByRole('link', { name: 'Prosseguir' })).toBeVisible()
  })

  test.describe('and is sent a code', () => {
    // Its codes are few and each ends the one before.
    test.use({ ownStore: true })

    test('is found by e-mail and CPF, and after the code is asked only what the account does not know', async ({
      page,
      request,
      expectAccessible,
    }) => {
      await startAs(page)
      await field(page, 'E-mail').fill(KNOWN.email)
      await field(page, 'CPF').fill(KNOWN.cpf)
      await expect(page.getByText('Encontramos o seu acesso')).toBeVisible()
      await expect(field(page, 'Nome')).toHaveValue('')
      await expectAccessible()
      await button(page, 'Confirmar com o código').click()
      await enterCode(page, request, KNOWN.email, '/checkout/acesso-vr')
      await expect(page.getByText('E-mail confirmado')).toBeVisible()
      await expect(field(page, 'Sobrenome')).not.toHaveValue('')
      await field(page, 'Celular').fill(KNOWN.mobile)
      await field(page, 'Data de nascimento').fill(KNOWN.birthDate)
      await button(page, 'Continuar').click()
      await expect(page).toHaveURL(/checkout\/carrinho/)
    })

    test('is told so where it registers, and confirms its code', async ({
      page,
      request,
      expectAccessible,
    }) => {
      await startAs(page)
      await register(page, KNOWN)
      const dialog = page.getByRole('dialog', { name: 'Você já é nosso cliente!' })
      await expect(dialog).toContainText('cli***')
      await dialog.getByRole('link', { name: 'Prosseguir' }).click()
      await expect(page).toHaveURL('/checkout/verificacao')
      await expect(button(page, 'Mostrar e-mail')).toHaveCount(0)
      const code = await readCode(request, KNOWN.email)
      await button(page, 'Enviar outro código').press('Enter')
      await expect(page.getByRole('timer')).toBeVisible()
      await pasteCode(page, code)
      await expect(page).toHaveURL('/checkout/carrinho/beneficios')

      await page.goto('/checkout/acesso-vr#dados')
      await expect(field(page, 'E-mail')).toBeDisabled()
      await expect(field(page, 'E-mail')).toHaveAccessibleDescription(
        'Foi com este e-mail que encontramos o seu cadastro.',
      )
      await expectAccessible()
      await button(page, 'Alterar e-mail').click()
      await expect(field(page, 'E-mail')).toBeFocused()
      await field(page, 'E-mail').fill('outra@metalurgica.example')
      await expect(field(page, 'E-mail')).toHaveValue('outra@metalurgica.example')
    })
  })
})

test('the way to the end is told on steps, code and cart, with the total beside the steps', async ({
  page,
  request,
}) => {
  const buyer = newBuyer()
  await start(page)
  const total = page
    .locator('main')
    .getByText(/R\$\s?5\.000,00/)
    .filter({ visible: true })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Identificação')
  await expect(total).toBeVisible()
  await field(page, 'CNPJ').fill(buyer.cnpj)
  await expect(stepHeading(page, 2)).toBeVisible()
  await expect(total).toBeVisible()
  const order = page.getByRole('region', { name: 'Seu pedido até aqui' })
  await expect(order).toContainText(/Refeição\s*10 × R\$\s?500,00/)
  await expect(button(page, 'Continuar')).toHaveAccessibleDescription('Faltam 6 campos.')
  await expect(page.getByText('Faltam 6 campos.')).toBeVisible()
  await register(page, buyer)
  await setPassword(page, buyer)
  await expect(page.getByText(/Falta pouco/)).toHaveCount(0)
  await confirm(page)
  const trail = page.getByRole('list', { name: 'Etapas da contratação' })
  await expect(trail.locator('[aria-current=step]')).toContainText('Identificação')
  await enterCode(page, request, buyer.email)
  await expect(trail.locator('[aria-current=step]')).toContainText('Carrinho')
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a wrong field comes into sight with its label', async ({ page }) => {
    await start(page)
    const buyer = newBuyer()
    await field(page, 'CNPJ').fill(buyer.cnpj)
    await button(page, 'Continuar').click()
    await expect(stepHeading(page, 2)).toBeVisible()
    await button(page, 'Continuar').press('Enter')
    const first = page.locator('main form [aria-invalid]').first()
    await expect(first).toBeFocused()
    const place = await first.evaluate((input) => {
      const label = document.querySelector(`label[for="${input.id}"]`)
      const header = document.querySelector('header')
      return {
        label: label?.getBoundingClientRect().top ?? 0,
        header: header?.getBoundingClientRect().bottom ?? 0,
      }
    })
    expect(place.label).toBeGreaterThanOrEqual(place.header)
  })
})
