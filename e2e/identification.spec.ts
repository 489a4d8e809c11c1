import type { Page } from '@playwright/test'
import { PHONE } from './support/devices.ts'
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
  expect(await followed()).toBeNull()
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

test('a press on the button comes before it, and one that comes too late sends no empty form', async ({
  page,
}) => {
  const buyer = newBuyer()
  await start(page)
  await field(page, 'CNPJ').fill(buyer.cnpj)
  await button(page, 'Continuar').click()
  await expect(stepHeading(page, 2)).toBeVisible()
  await expect(page.getByText('E-mail é obrigatório')).toHaveCount(0)
})

test('e-mail and CPF are asked first, and a name is read from an e-mail that tells it', async ({ page }) => {
  const buyer = newBuyer()
  await start(page)
  await field(page, 'CNPJ').fill(buyer.cnpj)
  await expect(stepHeading(page, 2)).toBeVisible()
  const labels = await page.locator('main form label').allTextContents()
  expect(labels.slice(0, 2)).toEqual(['E-mail', 'CPF'])
  await field(page, 'E-mail').fill('marina.oliveira@empresa-nova.example')
  await field(page, 'CPF').focus()
  await expect(field(page, 'Nome')).toHaveValue('Marina')
  await expect(field(page, 'Sobrenome')).toHaveValue('Oliveira')
  await field(page, 'Nome').fill('')
  await field(page, 'E-mail').focus()
  await field(page, 'CPF').focus()
  await expect(field(page, 'Nome')).toHaveValue('')
})

test.describe('who is a customer already', () => {
  // Its codes are few and each ends the one before.
  test.use({ ownStore: true })

  const KNOWN = { cnpj: sandboxCnpj('223334440001'), email: 'cliente@metalurgica.example' }

  async function startAs(page: Page) {
    await fillCart(page, { product: 'Auto', quantity: 10, value: 50_000 })
    await open(page, '/checkout/acesso-vr')
    await identify(page, KNOWN.cnpj)
  }

  test('is found by e-mail and CPF, and after the code is asked only what the account does not know', async ({
    page,
    request,
    expectAccessible,
  }) => {
    const { cpf, mobile, birthDate } = newBuyer()
    await startAs(page)
    await field(page, 'E-mail').fill(KNOWN.email)
    await field(page, 'CPF').fill(cpf)
    await expect(page.getByText('Encontramos o seu acesso')).toBeVisible()
    await expect(field(page, 'Nome')).toHaveValue('')
    await expectAccessible()
    await button(page, 'Confirmar com o código').click()
    await enterCode(page, request, KNOWN.email, '/checkout/acesso-vr')
    await expect(page.getByText('E-mail confirmado')).toBeVisible()
    await expect(field(page, 'Sobrenome')).not.toHaveValue('')
    await field(page, 'Celular').fill(mobile)
    await field(page, 'Data de nascimento').fill(birthDate)
    await button(page, 'Continuar').click()
    await expect(page).toHaveURL(/checkout\/carrinho/)
  })

  test('says so and is asked for e-mail and CPF alone', async ({ page }) => {
    const { cpf } = newBuyer()
    await startAs(page)
    await button(page, 'Já sou cliente').click()
    await expect(field(page, 'Nome')).toHaveCount(0)
    await field(page, 'E-mail').fill(`quem.sabe.${cpf.slice(0, 3)}@metalurgica.example`)
    await field(page, 'CPF').fill(cpf)
    await button(page, 'Continuar').click()
    await expect(page.getByText('Não encontramos um acesso com este e-mail e este CPF')).toBeVisible()
    await expect(field(page, 'Nome')).toBeVisible()
    await button(page, 'Já sou cliente').click()
    await field(page, 'E-mail').fill(KNOWN.email)
    await button(page, 'Continuar').click()
    const dialog = page.getByRole('dialog', { name: 'Você já é nosso cliente!' })
    await dialog.getByRole('link', { name: 'Prosseguir' }).click()
    await expect(page).toHaveURL(/checkout\/verificacao/)
  })
})

test('a rule of the password has its tick once it is kept', async ({ page }) => {
  await start(page)
  const buyer = newBuyer()
  await field(page, 'CNPJ').fill(buyer.cnpj)
  await expect(stepHeading(page, 2)).toBeVisible()
  await register(page, buyer)
  await expect(stepHeading(page, 3)).toBeVisible()
  const ticks = page.locator('main form li svg use[href$="#check"]')
  await expect(ticks).toHaveCount(0)
  await field(page, 'Senha').fill('Ventania7!')
  await expect(ticks).not.toHaveCount(0)
})

test('the way to the end is told on steps, code and cart, with the total beside the steps', async ({
  page,
  request,
  expectAccessible,
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
  await expect(page.getByText('Preencha os campos acima para continuar.')).toBeVisible()
  await register(page, buyer)
  await setPassword(page, buyer)
  await expect(page.getByText(/Falta pouco/)).toHaveCount(0)
  await confirm(page)
  const trail = page.getByRole('list', { name: 'Etapas da contratação' })
  await expect(trail.locator('[aria-current=step]')).toContainText('Identificação')
  await expectAccessible()
  await enterCode(page, request, buyer.email)
  await expect(trail.locator('[aria-current=step]')).toContainText('Carrinho')
  await expectAccessible()
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
