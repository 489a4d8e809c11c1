import type { Page } from '@playwright/test'
import { newBuyer } from '../support/people.ts'
import { button, contractModal, goToSummary, open } from '../support/shop.ts'
import { fillCart, haveAccess } from '../support/visit.ts'
import { expect, test } from './look.ts'

const PATH = '**/recursos/contrato/**'
const ON_ITS_WAY = /^Seu contrato está a caminho. Há muitos pedidos neste momento: vamos tentar de novo em/

/** Answers the next requests for the contract with these refusals, then lets them through; counts what is asked. */
async function refuse(page: Page, ...refusals: readonly { code: 429 | 503; retryAfter: number }[]) {
  let asked = 0
  await page.route(PATH, async (route) => {
    const refusal = refusals[asked]
    asked += 1
    if (!refusal) return route.continue()
    const problem = { ...refusal, status: refusal.code, description: '', fields: [] }
    await route.fulfill({ status: refusal.code, json: { ok: false, problem } })
  })
  return { asked: () => asked }
}

const contract = (page: Page) => page.getByRole('region', { name: 'Contrato', exact: true })
const status = (page: Page) => contract(page).getByRole('status')

test.describe('a contract that has to wait', () => {
  test.use({ expectedErrors: [/status of (429|503)/] })
  test.beforeEach(async ({ page }) => {
    await fillCart(page, { product: 'Refeição', quantity: 10, value: 50_000 })
    await haveAccess(page, newBuyer())
    await open(page, '/checkout/carrinho/beneficios')
    await goToSummary(page)
  })

  test('says so, asks again by itself and opens', async ({ page }) => {
    const server = await refuse(page, { code: 503, retryAfter: 1 }, { code: 429, retryAfter: 1 })
    await button(page, 'Gerar contrato').press('Enter')
    await expect(status(page)).toContainText('vamos tentar de novo em 1 segundo.')
    await expect(button(page, 'Tentar agora')).toBeFocused()
    await expect(contractModal(page)).toBeVisible()
    expect(server.asked()).toBe(3)
    await page.keyboard.press('Escape')
    await expect(button(page, 'Gerar contrato')).toBeFocused()
    await expect(status(page)).toHaveText('')
  })

  test('can be asked for at once, and keeps what was typed', async ({ page, look }) => {
    const server = await refuse(page, { code: 503, retryAfter: 60 })
    await button(page, 'Gerar contrato').press('Enter')
    await expect(status(page)).toHaveText(ON_ITS_WAY)
    await look('summary-contract-waiting')
    await expect(page.getByRole('region', { name: 'Dados cadastrais' })).toContainText('Marina Oliveira')
    await button(page, 'Tentar agora').press('Enter')
    await expect(contractModal(page)).toBeVisible()
    expect(server.asked()).toBe(2)
  })

  test('is not asked for without end, and not by itself where that takes long', async ({ page, look }) => {
    const soon = Array.from({ length: 6 }, () => ({ code: 503, retryAfter: 1 }) as const)
    const server = await refuse(page, ...soon, { code: 429, retryAfter: 1500 })
    await button(page, 'Gerar contrato').press('Enter')
    await expect(status(page)).toContainText('ainda não ficou pronto')
    expect(server.asked()).toBe(6)
    await look('summary-contract-not-yet')
    await button(page, 'Tentar agora').press('Enter')
    await expect(status(page)).toContainText('Tente de novo em 25 minutos')
    await look('summary-contract-too-many')
    await button(page, 'Tentar agora').press('Enter')
    await expect(contractModal(page)).toBeVisible()
    expect(server.asked()).toBe(8)
  })

  test('because the store is closed says that it is', async ({ page }) => {
    await refuse(page, { code: 503, retryAfter: 120 })
    await button(page, 'Gerar contrato').press('Enter')
    await expect(page.getByRole('dialog', { name: 'Página em manutenção' })).toBeVisible()
    await expect(page.getByText(ON_ITS_WAY)).toHaveCount(0)
  })
})
