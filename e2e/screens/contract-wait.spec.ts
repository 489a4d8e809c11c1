import type { Page } from '@playwright/test'
import { reload } from '../support/order.ts'
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

test.use({ expectedErrors: [/status of (429|503)/] })

test('a contract that has to wait says so, asks again by itself or at a press, but not without end', async ({
  page,
  look,
}) => {
  test.slow()
  await fillCart(page, { product: 'Refeição', quantity: 10, value: 50_000 })
  await haveAccess(page, newBuyer())
  await open(page, '/checkout/carrinho/beneficios')
  await goToSummary(page)
  const ask = () => button(page, 'Gerar contrato').press('Enter')
  const askAgain = () => button(page, 'Tentar agora').press('Enter')
  /** A contract that came is there until the page is loaded anew. */
  const forget = async () => {
    await page.unroute(PATH)
    await reload(page)
  }

  await test.step('it says so, asks again by itself and opens', async () => {
    const server = await refuse(page, { code: 503, retryAfter: 1 }, { code: 429, retryAfter: 1 })
    await ask()
    await expect(status(page)).toContainText('vamos tentar de novo em 1 segundo.')
    await expect(button(page, 'Tentar agora')).toBeFocused()
    await expect(contractModal(page)).toBeVisible()
    expect(server.asked()).toBe(3)
    await page.keyboard.press('Escape')
    await expect(button(page, 'Gerar contrato')).toBeFocused()
    await expect(status(page)).toHaveText('')
  })

  await forget()
  await test.step('it can be asked for at once, and what was typed stays', async () => {
    const server = await refuse(page, { code: 503, retryAfter: 60 })
    await ask()
    await expect(status(page)).toHaveText(ON_ITS_WAY)
    await look('summary-contract-waiting')
    await expect(page.getByRole('region', { name: 'Dados cadastrais' })).toContainText('Marina Oliveira')
    await askAgain()
    await expect(contractModal(page)).toBeVisible()
    expect(server.asked()).toBe(2)
  })

  await forget()
  await test.step('it is not asked for without end, and not by itself where that takes long', async () => {
    const soon = Array.from({ length: 6 }, () => ({ code: 503, retryAfter: 1 }) as const)
    const server = await refuse(page, ...soon, { code: 429, retryAfter: 1500 })
    await ask()
    await expect(status(page)).toContainText('ainda não ficou pronto')
    expect(server.asked()).toBe(6)
    await look('summary-contract-not-yet')
    await askAgain()
    await expect(status(page)).toContainText('Tente de novo em 25 minutos')
    await askAgain()
    await expect(contractModal(page)).toBeVisible()
    expect(server.asked()).toBe(8)
  })

  await forget()
  await test.step('where the store is closed, that is said instead', async () => {
    await refuse(page, { code: 503, retryAfter: 120 })
    await ask()
    await expect(page.getByRole('dialog', { name: 'Página em manutenção' })).toBeVisible()
    await expect(page.getByText(ON_ITS_WAY)).toHaveCount(0)
  })
})
