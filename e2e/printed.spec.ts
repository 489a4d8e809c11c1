import type { Page } from '@playwright/test'
import { atBothWidths } from './support/at-both-widths.ts'
import { newBuyer } from './support/people.ts'
import { print } from './support/print.ts'
import { button, goToSummary, money, open, openContract, summary } from './support/shop.ts'
import { expect, test } from './support/test.ts'
import { fillCart, haveAccess } from './support/visit.ts'

/** More than one sheet holds, each line with a sum of its own. */
const PRODUCTS = ['Refeição', 'Alimentação', 'Auto', 'Boas Festas', 'Home-Office', 'Premiação', 'Transporte']
const LINES = PRODUCTS.map((product, at) => ({ product, quantity: 3 + at, value: 20_000 + 1_001 * at }))
const TOTAL = LINES.reduce((sum, { quantity, value }) => sum + quantity * value, 0)

test.describe('printed', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('a cart and the summary of a contract have every line, every fee and the total, and nothing lies over them', async ({
    page,
  }) => {
    await fillCart(page, ...LINES)
    await open(page, '/carrinho/beneficios')
    await expect(summary(page)).toContainText(money(TOTAL))
    await expect(button(page, 'Recusar')).toBeVisible()
    await atBothWidths(page, async () => {
      const cart = await print(page)
      expectLines(cart)
      for (const { quantity, value } of LINES) expect(cart).toMatch(money(quantity * value))
      for (const left of [
        'Recusar',
        'Escolha a quantidade',
        'Ver detalhes',
        'Seguir com a contratação',
        'Vale-Transporte',
      ])
        expect(cart).not.toContain(left)
    })
    await button(page, 'Recusar').click()

    await haveAccess(page, newBuyer())
    await open(page, '/checkout/carrinho/beneficios')
    await goToSummary(page)
    await atBothWidths(page, async () => expectLines(await print(page)))
    await test.step('an open contract follows the page that it stands over', async () => {
      await openContract(page)
      const paper = await print(page)
      expectLines(paper)
      expect(paper.indexOf('Aqui está seu contrato')).toBeGreaterThan(
        paper.indexOf('Finalize sua contratação'),
      )
    })
  })
})

test('a fold is open on paper', async ({ page }) => {
  await open(page, '/faq')
  const closed = page.locator('details:not([open])').first()
  await expect(closed).toBeVisible()
  const answer = (await closed.locator(':scope > :not(summary)').first().textContent()) ?? ''
  expect(await printedWords(page)).toContain(answer.replace(/\s+/g, '').slice(0, 40))
})

function expectLines(paper: string) {
  for (const { product, quantity, value } of LINES) {
    expect(paper).toContain(product)
    expect(paper).toMatch(new RegExp(`\\b${quantity}\\b`))
    expect(paper, product).toMatch(money(value))
  }
  expect(paper).toContain('Tarifa de emissão de cartões')
  expect(paper).toMatch(money(TOTAL))
}

/** Without blanks, which a sheet has where its lines end. */
async function printedWords(page: Page) {
  return (await print(page)).replace(/\s+/g, '')
}
