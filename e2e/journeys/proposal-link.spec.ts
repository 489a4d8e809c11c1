import type { Browser, Page } from '@playwright/test'
import { atBothWidths } from '../support/at-both-widths.ts'
import { LAPTOP, PHONE } from '../support/devices.ts'
import { atBank, fillCompany, fillProposal, goToReview, proposal } from '../support/order.ts'
import { newBuyer } from '../support/people.ts'
import { addProduct, button, field, open } from '../support/shop.ts'
import { expect, test } from '../support/test.ts'

const DOWNLOAD = 'Baixar proposta'
const HIRE = 'Contratar esta proposta'

async function newPage(browser: Browser, device: typeof LAPTOP | typeof PHONE): Promise<Page> {
  const context = await browser.newContext({ ...device, locale: 'pt-BR' })
  return context.newPage()
}

test.describe('a proposal made on a phone', () => {
  test.use(PHONE)

  test('at a bank partner is contracted by somebody else on a laptop, at its price', async ({
    page,
    browser,
    baseURL,
    expectAccessible,
    expectFitting,
  }) => {
    const maker = newBuyer()
    await open(page, atBank('/modalidade/avulsos', baseURL))
    await addProduct(page, 'Refeição Banco Parceiro', { quantity: 10, value: 60_000 })
    await open(page, atBank('/pedido/carrinho', baseURL))
    await button(page, 'Compartilhar simulação').click()
    await button(page, DOWNLOAD).click()
    await fillProposal(page, maker)
    const coming = page.waitForEvent('download')
    await proposal(page).getByRole('button', { name: 'Continuar' }).click()
    const download = await coming
    expect(download.suggestedFilename()).toMatch(/^proposta-P-[A-Z2-9]{4}-[A-Z2-9]{4}\.pdf$/)
    const file = download.url()
    const key = new URL(file).pathname.split('/').at(-1)

    const laptop = await newPage(browser, LAPTOP)
    await open(laptop, atBank(`/proposta/${key}`, baseURL))
    const main = laptop.getByRole('main')
    await expect(laptop.getByRole('heading', { level: 1 })).toHaveText(/^Proposta P-/)
    await expect(main).toContainText('Válida até')
    await expect(main).toContainText('Faltam 10 dias')
    await expect(main).not.toContainText(maker.email)
    await expect(laptop.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/)
    await atBothWidths(laptop, async () => {
      await expectAccessible(laptop)
      await expectFitting(laptop)
    })
    const total = await main.getByText('Total da proposta').locator('..').locator('strong').innerText()
    await button(laptop, HIRE).click()
    await expect(laptop).toHaveURL(/\/pedido\/carrinho/)
    await expect(proposal(laptop).getByLabel('CNPJ', { exact: true })).toHaveValue(maker.cnpj)
    await proposal(laptop).getByRole('button', { name: 'Ver o preço antes' }).click()
    await expect(
      laptop
        .getByText(/^Preço da proposta P-/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()

    await test.step('a change says that today’s price counts, and the way back holds the price again', async () => {
      const quantity = field(laptop, 'Quantidade de cartões de Refeição Banco Parceiro')
      await quantity.fill('11')
      await expect(
        laptop.getByText('O preço de hoje passa a valer').filter({ visible: true }).first(),
      ).toBeVisible()
      await quantity.fill('10')
      await expect(
        laptop
          .getByText(/^Preço da proposta P-/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible()
    })

    const other = { ...newBuyer(), cnpj: maker.cnpj }
    await button(laptop, 'Seguir para a contratação').click()
    await fillProposal(laptop, other)
    await proposal(laptop).getByRole('button', { name: 'Continuar' }).click()
    await fillCompany(laptop, other)
    await goToReview(laptop)
    await expect(main).toContainText(total)
    await expect(button(laptop, DOWNLOAD)).toBeVisible()
    await laptop.context().close()
  })
})

test('a link that is unknown answers 404 with the way to the shelf', async ({ page, request, baseURL }) => {
  const answer = await request.get(`${baseURL}/proposta/${'A'.repeat(43)}`)
  expect(answer.status()).toBe(404)
  await open(page, '/proposta/curta')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Não encontramos esta proposta.')
  await expect(page.getByRole('main').getByRole('link', { name: 'Ver os benefícios' })).toBeVisible()
})
