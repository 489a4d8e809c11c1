import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { type MadeProposal, type ProgramLine, priceNow, propose } from '../support/as-program.ts'
import { atBothWidths } from '../support/at-both-widths.ts'
import { LAPTOP, PHONE } from '../support/devices.ts'
import {
  acceptAndConclude,
  atBank,
  fillCompany,
  fillProposal,
  goToReview,
  proposal,
} from '../support/order.ts'
import type { OwnStore } from '../support/own-store.ts'
import { newBuyer } from '../support/people.ts'
import {
  acceptContract,
  button,
  conclude,
  field,
  goToAccess,
  goToSummary,
  money,
  open,
  openContract,
  summary,
} from '../support/shop.ts'
import { readHandOvers } from '../support/stored.ts'
import { expect, test } from '../support/test.ts'
import { copyContent, editContent } from '../support/turned-content.ts'
import { skipAccess } from '../support/visit.ts'

const HIRE = 'Contratar esta proposta'
const TODAY_COUNTS = 'O preço de hoje passa a valer'
const MEALS = { code: 27, quantity: 10, value: 600 }
const HOME_OFFICE = { code: 37, quantity: 3, value: 200 }
const REWARD = { code: 38, quantity: 3, value: 200 }

interface Product {
  readonly code: number
  readonly name: string
}

/** Content in which a product has another code, wherever it is listed: the code that was proposed is sold no more. */
function renumbered(gone: number, part: unknown): unknown {
  if (part === gone) return gone + 4_700
  if (Array.isArray(part)) return part.map((one) => renumbered(gone, one))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, renumbered(gone, one)]))
}

/** A product leaves the catalogue, and another one gets another name. */
function dropProduct(content: string, issuer: string, gone: number): void {
  for (const name of ['issuer.json', 'sections.json', 'offers.json', 'plans.json', 'products.json'])
    editContent<unknown>(content, issuer, name, (part) => renumbered(gone, part))
  const codes: number[] = []
  editContent<Product[]>(content, issuer, 'products.json', (products) => {
    codes.push(...products.map(({ code }) => code).filter((code) => code !== gone + 4_700))
    return products.map((one) => (one.code === MEALS.code ? { ...one, name: `${one.name} Nova` } : one))
  })
  // Pages know what a channel with a list of its own sells.
  editContent<object[]>(content, issuer, 'channels.json', ([main, ...others]) => [
    { ...main, productCodes: codes },
    ...others,
  ])
}

/** Waits until the store sells something no more. */
async function forget(
  own: OwnStore | undefined,
  request: APIRequestContext,
  issuer: string,
  line: ProgramLine,
): Promise<void> {
  own?.reloadContent()
  const isSold = async () => {
    try {
      return (await priceNow(request, issuer, [line])) > 0
    } catch {
      return false
    }
  }
  await expect.poll(isSold).toBe(false)
}

/** Says whose price the cart has. */
function heldPrice(page: Page): Locator {
  return page
    .getByText(/^Preço da proposta P-/)
    .filter({ visible: true })
    .first()
}

async function expectHandOver(cnpj: string, made: MadeProposal, total: number): Promise<void> {
  const [order] = await readHandOvers(cnpj)
  expect(order).toMatchObject({ proposalNumber: made.number })
  expect(order?.totals.totalWithDiscount).toBe(total)
}

test.describe('a proposal of an HR plan that is sold no more', () => {
  const content = copyContent()
  test.use({ ...LAPTOP, ownStore: true, ownEnvironment: { CONTENT_DIR: content } })

  test('is hired at its price', async ({ page, request, own, expectAccessible, expectFitting }) => {
    test.slow()
    const buyer = newBuyer()
    const plan = { code: 20151, quantity: 10, value: 0, plan: 'ANUAL' } as const
    const made = await propose(request, 'VRPAT', buyer.cnpj, [plan])
    const total = Math.round(100 * (await priceNow(request, 'VRPAT', [plan])))
    dropProduct(content, 'VRPAT', plan.code)
    await forget(own, request, 'VRPAT', plan)

    await open(page, `/proposta/${made.key}`)
    await expect(page.getByRole('main')).toContainText('RH Digital Essencial')
    await button(page, HIRE).click()
    await expect(page).toHaveURL(/\/carrinho\/pontomais$/)
    await expect(heldPrice(page)).toBeVisible()
    const gone = page.getByRole('main').getByRole('listitem').filter({ hasText: 'RH Digital Essencial' })
    await expect(gone.getByRole('button', { name: /RH Digital Essencial/ })).toBeVisible()
    await expect(summary(page)).toContainText(money(total))
    await atBothWidths(page, async () => {
      await expectAccessible()
      await expectFitting()
    })
    await goToAccess(page)
    await skipAccess(page, buyer, '/checkout/carrinho/pontomais')
    await expect(heldPrice(page)).toBeVisible()
    await goToSummary(page)
    await acceptContract(page)
    await page.getByRole('radio', { name: /Boleto/ }).check()
    await conclude(page)
    await expectHandOver(buyer.cnpj, made, total)
  })
})

for (const [name, device] of [
  ['a phone', PHONE],
  ['a laptop', LAPTOP],
] as const)
  test.describe(`on ${name}, a proposal of what is sold no more`, () => {
    const content = copyContent()
    test.use({ ...device, ownStore: true, ownEnvironment: { CONTENT_DIR: content } })

    test('is hired at the main issuer by who makes an account, and named as gone once it is changed', async ({
      page,
      request,
      own,
      expectAccessible,
      expectFitting,
    }) => {
      test.slow()
      const buyer = newBuyer()
      const made = await propose(request, 'VRPAT', buyer.cnpj, [MEALS, HOME_OFFICE])
      const total = Math.round(100 * (await priceNow(request, 'VRPAT', [MEALS, HOME_OFFICE])))
      dropProduct(content, 'VRPAT', HOME_OFFICE.code)
      await forget(own, request, 'VRPAT', HOME_OFFICE)

      await open(page, `/proposta/${made.key}`)
      await expect(page.getByRole('main')).toContainText('Home-Office')
      await button(page, HIRE).click()
      await expect(page).toHaveURL(/\/carrinho\/beneficios$/)
      await expect(heldPrice(page)).toBeVisible()
      // Over total and button where the summary is a sheet at the foot, never in a column between them.
      expect((await heldPrice(page).boundingBox())?.width).toBeGreaterThan(200)
      await expect(summary(page)).toContainText(money(total))
      await expect(page.getByRole('main').getByText('Home-Office').first()).toBeVisible()
      await expectAccessible()
      await expectFitting()

      await test.step('another quantity is a cart of today, which names what is gone', async () => {
        const quantity = field(page, 'Quantidade de cartões de Home-Office')
        await quantity.fill('4')
        await expect(page.getByText(TODAY_COUNTS).filter({ visible: true }).first()).toBeVisible()
        await expect(page.getByText('Produto não encontrado')).toBeVisible()
        await quantity.fill('3')
        await expect(heldPrice(page)).toBeVisible()
        await expect(page.getByText('Produto não encontrado')).toHaveCount(0)
      })

      await goToAccess(page)
      await skipAccess(page, buyer, '/checkout/carrinho/beneficios')
      await expect(heldPrice(page)).toBeVisible()
      await expect(summary(page)).toContainText(money(total))
      await goToSummary(page)
      await expectAccessible()
      await acceptContract(page)
      await conclude(page)
      await expectHandOver(buyer.cnpj, made, total)
    })

    test('is hired at a bank partner without an account', async ({
      page,
      request,
      baseURL,
      own,
      expectAccessible,
      expectFitting,
    }) => {
      test.slow()
      const buyer = newBuyer()
      const lines = [MEALS, REWARD]
      const made = await propose(request, 'JVCEF', buyer.cnpj, lines)
      const total = Math.round(100 * (await priceNow(request, 'JVCEF', lines)))
      dropProduct(content, 'JVCEF', REWARD.code)
      await forget(own, request, 'JVCEF', REWARD)

      await open(page, atBank(`/proposta/${made.key}`, baseURL))
      await expect(page.getByRole('main')).toContainText('Premiação Banco Parceiro')
      await button(page, HIRE).click()
      await expect(page).toHaveURL(/\/pedido\/carrinho/)
      await proposal(page).getByRole('button', { name: 'Ver o preço antes' }).click()
      await expect(heldPrice(page)).toBeVisible()
      await expect(summary(page)).toContainText(money(total))
      await expectAccessible()
      await expectFitting()
      await button(page, 'Seguir para a contratação').click()
      await fillProposal(page, buyer)
      await proposal(page).getByRole('button', { name: 'Continuar' }).click()
      await fillCompany(page, buyer)
      await goToReview(page)
      await expect(page.getByRole('main')).toContainText(money(total))
      await expect(page.getByRole('main')).toContainText('Premiação Banco Parceiro')
      const contract = await openContract(page)
      await acceptAndConclude(page, contract)
      await expectHandOver(buyer.cnpj, made, total)
    })
  })
