import { createHash } from 'node:crypto'
import { atBothWidths } from '../support/at-both-widths.ts'
import { LAPTOP } from '../support/devices.ts'
import { downloadFinalContract } from '../support/expect-order.ts'
import { newBuyer, sandboxCnpj } from '../support/people.ts'
import {
  acceptContract,
  button,
  conclude,
  field,
  goToAccess,
  goToSummary,
  identify,
  money,
  open,
  productCard,
  register,
  stepHeading,
  summary,
} from '../support/shop.ts'
import { readContractMails, readHandOvers } from '../support/stored.ts'
import { expect, test } from '../support/test.ts'
import { skipAccess } from '../support/visit.ts'

const PLAN = 'RH Digital Gerencial'
const EXTENSION = 'Ponto pelo WhatsApp'
/** Gerencial for 50 employees and the extension at R$ 1,20 a head, per month, in centavos. */
const MONTHLY = 49_900 + 50 * 120
const TOTAL = MONTHLY * 12 * 0.8

test.describe('on a laptop', () => {
  test.use(LAPTOP)

  test('a company compares the plans, hires one for a year with an extension and gets its contract', async ({
    page,
  }) => {
    test.slow()
    const buyer = newBuyer()
    await open(page, '/')
    await page.getByRole('article', { name: 'RH Digital' }).getByRole('link').click()
    await expect(page).toHaveURL('/planos/hcm')
    await expect(productCard(page, PLAN)).toContainText(money(11_900))
    await field(page, 'Pagamento anual (20%)').check()
    await field(page, 'Quantidade de colaboradores').fill('50')
    await expect(productCard(page, PLAN)).toContainText(`Economia de`)
    await expect(productCard(page, PLAN)).toContainText(money(479_040))
    await productCard(page, PLAN).getByRole('button', { name: 'Contratar' }).click()

    await expect(page).toHaveURL('/carrinho/pontomais')
    await expect(field(page, 'Quantidade de colaboradores')).toHaveValue('50')
    await expect(summary(page)).toContainText(money(479_040))
    await productCard(page, EXTENSION).getByRole('button', { name: 'Adicionar' }).click()
    await expect(summary(page)).toContainText('Total por ano')
    await expect(summary(page)).toContainText(money(TOTAL))
    await expect(productCard(page, EXTENSION).getByRole('button', { name: 'Remover' })).toBeVisible()

    await skipAccess(page, buyer, '/checkout/carrinho/pontomais')
    const table = page.getByRole('table', { name: 'Produtos no carrinho' })
    await expect(table).toContainText('Colaboradores')
    await expect(table).not.toContainText(/Quantidade(?! de colaboradores)/)
    const row = page.getByRole('row').filter({ hasText: PLAN })
    await expect(row.first()).toContainText('12 meses × ')
    await expect(row.first()).toContainText(money(49_900 * 12))
    // The plan alone, what was added to it and what is taken off: a row each, with its unit, that sum to the total.
    const rows = [
      [EXTENSION, 50 * 120 * 12],
      ['Desconto do plano anual', MONTHLY * 12 - TOTAL],
    ] as const
    for (const [name, value] of rows) {
      for (const told of [table.getByRole('row'), summary(page).locator('dl > div')]) {
        const own = told.filter({ hasText: new RegExp(`^${name}`) })
        await expect(own).toContainText(money(value))
        await expect(own).toContainText('por ano')
      }
    }
    const bar = page.getByRole('table', { name: 'Para onde vai o seu dinheiro' })
    await expect(bar.getByRole('row', { name: /^Descontos/ })).toContainText('-20%')
    await goToSummary(page)
    // Nothing of it is made of plastic or delivered.
    await expect(page.getByRole('main')).not.toContainText(/cartões|entrega/i)
    await acceptContract(page)
    const orderNumber = await conclude(page)

    const bought = page.getByRole('region', { name: 'O que você contratou' })
    await expect(bought).toContainText('50 colaboradores, pagamento anual')
    await expect(bought).toContainText(EXTENSION)
    await expect(bought).toContainText(money(TOTAL))
    await expect(bought).toContainText('12 meses')
    await expect(bought.locator('dl > div').filter({ hasText: EXTENSION })).toContainText(/por ano$/)

    const [order, ...others] = await readHandOvers(buyer.cnpj)
    expect(others).toEqual([])
    expect(order?.orderNumber).toBe(orderNumber)
    expect(order?.totals).toMatchObject({ totalWithDiscount: TOTAL, total: MONTHLY * 12, totalFees: 0 })
    expect(order?.groups.flatMap(({ lines }) => lines)).toMatchObject([
      { quantity: 50, monthlyValue: MONTHLY },
    ])

    const [mail] = await readContractMails(buyer.email)
    expect(mail?.subject).toContain(orderNumber)
    for (const text of [`${PLAN}, 50 colaboradores: `, `${EXTENSION}: `, 'Desconto do plano anual: '])
      expect(mail?.text).toMatch(new RegExp(`^${text}.* por ano$`, 'm'))
    expect(
      createHash('sha256')
        .update(mail?.bytes ?? '')
        .digest('hex'),
    ).toBe(order?.contract.finalHash)
    const contract = await downloadFinalContract(page)
    for (const text of [orderNumber, PLAN, 'plano anual', EXTENSION, 'Desconto do plano anual']) {
      expect(contract).toContain(text)
    }
    for (const amount of [49_900, 49_900 * 12, 50 * 120 * 12, TOTAL]) expect(contract).toMatch(money(amount))
  })
})

test('a company that has a plan may hire neither a lower one nor the same, and goes on with a higher one', async ({
  page,
  expectFitting,
}) => {
  test.slow()
  const refusal = page.getByRole('heading', { level: 1, name: 'Sua empresa já tem um plano' })
  for (const [plan, width] of [
    ['RH Digital Essencial', 390],
    [PLAN, 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/robots.txt')
    await page.evaluate(() => sessionStorage.clear())
    await open(page, '/')
    await page.getByRole('article', { name: 'RH Digital' }).getByRole('link').click()
    await productCard(page, plan).getByRole('button', { name: 'Contratar' }).click()
    await expect(page).toHaveURL('/carrinho/pontomais')
    await goToAccess(page)
    await identify(page, sandboxCnpj('334445550001'))
    await register(page, newBuyer())
    await expect(refusal, plan).toBeVisible()
    await expect(page.getByText('Não é possível prosseguir com este modelo de contratação.')).toBeVisible()
  }
  const account = page.getByRole('link', { name: 'Abrir a área da conta' })
  const back = page.getByRole('link', { name: 'Voltar ao carrinho' })
  await expect(account).toHaveAttribute('href', /gente/)
  await atBothWidths(page, async () => {
    for (const way of [account, back]) await way.click({ trial: true })
    await expectFitting()
  })
  await back.click()
  await expect(page).toHaveURL('/carrinho/pontomais')
  const intro = page.getByRole('dialog', { name: 'Parabéns por investir na sua empresa!' })
  // It greets by itself, and covers what a slower visitor would press.
  await intro.getByRole('button', { name: 'Prosseguir' }).click()
  await expect(intro).toBeHidden()
  await productCard(page, 'RH Digital Profissional').getByRole('button', { name: 'Contratar' }).click()
  await expect(summary(page)).toContainText('RH Digital Profissional')
  await summary(page).getByRole('button', { name: 'Seguir com a contratação' }).click()
  await expect(stepHeading(page, 2)).toBeVisible()
  await button(page, 'Continuar').click()
  await expect(stepHeading(page, 3)).toBeVisible()
})
