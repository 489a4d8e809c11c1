import type { Page } from '@playwright/test'
import { pasteCode, registerAs } from './support/access.ts'
import { atBothWidths } from './support/at-both-widths.ts'
import { readCode } from './support/outbox.ts'
import { type Buyer, newBuyer } from './support/people.ts'
import { button, field, gainAccess, goToSummary, open, stepHeading, summary } from './support/shop.ts'
import { expect, test } from './support/test.ts'
import { fillCart, skipAccess, type Wanted } from './support/visit.ts'

const AUTO = { product: 'Auto', quantity: 12, value: 50_000 }
const MEAL = { product: 'Refeição', quantity: 5, value: 60_000 }
const CART = '/checkout/carrinho/beneficios'

const question = (page: Page) => page.getByRole('dialog', { name: 'Você tem uma simulação guardada' })

/** Registers a cart; at the summary its buyer leaves. */
async function leaveAtSummary(page: Page, buyer: Buyer): Promise<void> {
  await fillCart(page, AUTO)
  await skipAccess(page, buyer, CART)
  await goToSummary(page)
}

/** The same person on a device that knows nothing, with another cart, up to the code; `former` is the last one. */
async function comeBack(page: Page, buyer: Buyer, wanted: Wanted, former: string): Promise<string> {
  await fillCart(page, wanted)
  await open(page, '/checkout/acesso-vr')
  await registerAs(page, buyer)
  await page
    .getByRole('dialog', { name: 'Você já é nosso cliente!' })
    .getByRole('link', { name: 'Prosseguir' })
    .click()
  await expect(field(page, 'Caractere 1 de 6')).toBeVisible()
  const code = await readCode(page.request, buyer.email, { former })
  await pasteCode(page, code)
  return code
}

test('a registered cart is found again on another device by the code of its e-mail, and taken or left', async ({
  page,
  browser,
  expectAccessible,
  expectFitting,
}) => {
  test.slow()
  const buyer = newBuyer()
  await leaveAtSummary(page, buyer)
  const first = await readCode(page.request, buyer.email)

  const other = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const there = await other.newPage()
  const second = await comeBack(there, buyer, MEAL, first)
  await expect(question(there)).toContainText(/Guardada em \d\d\/\d\d\/\d{4}, com total de R\$/)
  await expect(question(there).getByRole('listitem')).toContainText(['Auto'])
  await expectAccessible(there, { colours: true })
  await atBothWidths(there, () => expectFitting(there))
  await question(there).getByRole('button', { name: 'Continuar de onde parei' }).click()
  await expect(there).toHaveURL(CART)
  await expect(summary(there)).toContainText('Auto')
  await expect(summary(there)).not.toContainText('Refeição')
  await goToSummary(there)
  await other.close()

  const third = await browser.newContext({ viewport: { width: 1280, height: 844 } })
  const again = await third.newPage()
  await comeBack(again, buyer, MEAL, second)
  await question(again).getByRole('button', { name: 'Começar de novo' }).click()
  await expect(again).toHaveURL(CART)
  await expect(summary(again)).toContainText('Refeição')
  await third.close()
})

test('who knows somebody’s CPF and CNPJ shuts nobody out: both have an account of their own', async ({
  page,
  browser,
  request,
}) => {
  test.slow()
  const owner = newBuyer()
  const stranger = { ...newBuyer(), cnpj: owner.cnpj, cpf: owner.cpf, firstName: 'Eva' }
  const theirs = await browser.newContext()
  const there = await theirs.newPage()
  await leaveAtSummary(there, stranger)

  await fillCart(page, MEAL)
  await open(page, '/checkout/acesso-vr')
  await expect(stepHeading(page, 1)).toBeVisible()
  // Nobody is told of the stranger: the owner registers as anybody new, and the code comes to the owner.
  await gainAccess(page, request, owner, CART)
  await expect(question(page)).toHaveCount(0)
  await expect(summary(page)).toContainText('Refeição')
  await goToSummary(page)

  await there.reload()
  await expect(button(there, 'Gerar contrato')).toBeVisible()
  await theirs.close()
})
