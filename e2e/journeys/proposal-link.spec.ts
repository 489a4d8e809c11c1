import type { Browser, Locator, Page } from '@playwright/test'
import { addDays } from '../../packages/domain/src/calendar/add-days.ts'
import { calendarDateInSaoPaulo } from '../../packages/domain/src/calendar/sao-paulo.ts'
import { pasteCode } from '../support/access.ts'
import { asProgram, priceNow, propose } from '../support/as-program.ts'
import { atBothWidths } from '../support/at-both-widths.ts'
import { LAPTOP, PHONE } from '../support/devices.ts'
import { makeLateClock } from '../support/late-clock.ts'
import {
  acceptAndConclude,
  atBank,
  fillCompany,
  fillProposal,
  goToCompany,
  goToReview,
  proposal,
  reload,
  sendProposal,
  takeToCart,
} from '../support/order.ts'
import { readCode } from '../support/outbox.ts'
import { newBuyer } from '../support/people.ts'
import {
  acceptContract,
  addProduct,
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
import { readContractMails, readHandOvers } from '../support/stored.ts'
import { expect, test } from '../support/test.ts'
import { copyContent, editContent } from '../support/turned-content.ts'
import { fillCart, skipAccess } from '../support/visit.ts'

const DOWNLOAD = 'Baixar proposta'
const HIRE = 'Contratar esta proposta'
const TODAY_COUNTS = 'O preço de hoje passa a valer'

async function newPage(browser: Browser, device: typeof LAPTOP | typeof PHONE): Promise<Page> {
  const context = await browser.newContext({ ...device, locale: 'pt-BR' })
  return context.newPage()
}

/** Says whose price the cart has. */
function heldPrice(page: Page): Locator {
  return page
    .getByText(/^Preço da proposta P-/)
    .filter({ visible: true })
    .first()
}

/** The panel of a proposal's page that tells fees and total. */
function costOf(page: Page): Locator {
  return page.getByRole('region', { name: /^Quanto cust/ })
}

/** Opens a proposal that was hired: nobody takes it twice. */
async function expectHired(page: Page, address: string): Promise<void> {
  await open(page, address)
  const main = page.getByRole('main')
  await expect(main).toContainText('Esta proposta já foi contratada.')
  await expect(main.getByRole('link', { name: DOWNLOAD })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Abrir o portal do cliente' })).toBeVisible()
  await expect(main).toContainText('O que foi contratado')
  await expect(button(page, HIRE)).toHaveCount(0)
}

test.describe('a proposal made on a phone', () => {
  test.use(PHONE)

  test('at a bank partner is contracted by somebody else on a laptop, at its price', async ({
    page,
    browser,
    baseURL,
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

    const number = /P-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(download.suggestedFilename())?.[0] ?? ''
    const address = atBank(`/proposta/${key}`, baseURL)

    const laptop = await newPage(browser, LAPTOP)
    await open(laptop, address)
    const main = laptop.getByRole('main')
    await expect(laptop.getByRole('heading', { level: 1 })).toHaveText(/^Proposta para /)
    await expect(main.getByText(`Proposta ${number}`, { exact: true })).toBeVisible()
    await expect(main).toContainText('Válida até')
    await expect(main).toContainText('Faltam 10 dias')
    await expect(main).toContainText(new RegExp(`10 × ${money(60_000).source}`))
    await expect(main.getByRole('region', { name: 'Previsão de Entrega' })).toBeVisible()
    await expect(main.getByRole('region', { name: 'Condições' })).toContainText(
      'mesmo que os preços da loja mudem',
    )
    await expect(main).not.toContainText(maker.email)
    await expect(laptop.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/)
    await atBothWidths(laptop, () => expectFitting(laptop))
    const total = await costOf(laptop)
      .getByText('Total da proposta')
      .locator('..')
      .locator('strong')
      .innerText()
    await button(laptop, HIRE).click()
    await expect(laptop).toHaveURL(/\/pedido\/carrinho/)
    await expect(proposal(laptop).getByLabel('CNPJ', { exact: true })).toHaveValue(maker.cnpj)
    await proposal(laptop).getByRole('button', { name: 'Ver o preço antes' }).click()
    await expect(heldPrice(laptop)).toBeVisible()

    await test.step('a change says that today’s price counts, and the way back holds the price again', async () => {
      const quantity = field(laptop, 'Quantidade de cartões de Refeição Banco Parceiro')
      await quantity.fill('11')
      await expect(laptop.getByText(TODAY_COUNTS).filter({ visible: true }).first()).toBeVisible()
      await quantity.fill('10')
      await expect(heldPrice(laptop)).toBeVisible()
    })

    const other = { ...newBuyer(), cnpj: maker.cnpj }
    await button(laptop, 'Seguir para a contratação').click()
    await fillProposal(laptop, other)
    await proposal(laptop).getByRole('button', { name: 'Continuar' }).click()
    await fillCompany(laptop, other)
    await goToReview(laptop)
    await expect(main).toContainText(total)
    // Who is about to sign finds it folded away.
    await laptop.getByText('Levar uma proposta em PDF a quem decide').click()
    await expect(button(laptop, DOWNLOAD)).toBeVisible()
    const contract = await openContract(laptop)
    await expect(contract.getByText(number, { exact: false }).first()).toBeAttached()
    const orderNumber = await acceptAndConclude(laptop, contract)
    const [order] = await readHandOvers(maker.cnpj)
    expect(order).toMatchObject({ orderNumber, proposalNumber: number })
    await expectHired(laptop, address)
    await laptop.context().close()
  })
})

test('a link that is unknown answers 404 with the way to the shelf', async ({ page, request, baseURL }) => {
  const answer = await request.get(`${baseURL}/proposta/${'A'.repeat(43)}`)
  expect(answer.status()).toBe(404)
  await open(page, '/proposta/curta')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Não encontramos esta proposta.')
  await expect(page.getByRole('main').getByRole('link', { name: 'Começar uma simulação' })).toBeVisible()
})

test.describe('while content changes and days pass', () => {
  const content = copyContent()
  const clock = makeLateClock()
  test.use({ ...LAPTOP, ownStore: true, ownEnvironment: { CONTENT_DIR: content, ...clock.environment } })

  test('a proposal is contracted at its price by a new account, and one that ran out leads on with today’s', async ({
    page,
    request,
    baseURL,
    own,
    expectFitting,
  }) => {
    test.slow()
    const buyer = newBuyer()
    let passed = 0
    const meals = { code: 27, quantity: 10, value: 600 }
    const auto = { code: 34, quantity: 3, value: 200 }
    const made = await propose(request, 'VRPAT', buyer.cnpj, [meals])
    const ended = await propose(request, 'JVCEF', newBuyer().cnpj, [meals, auto])
    editContent<Fee[]>(content, 'VRPAT', 'fees.json', (fees) =>
      fees.map((row) => (row.fee === 'issuance' ? { ...row, waived: false } : row)),
    )
    editContent<Fee[]>(content, 'JVCEF', 'fees.json', (fees) =>
      fees.map((row) => (row.fee === 'issuance' ? { ...row, rate: 1_690 } : row)),
    )
    const products: { code: number }[] = []
    editContent<{ code: number }[]>(content, 'JVCEF', 'products.json', (all) => {
      products.push(...all)
      return all
    })
    editContent<{ productCodes: number[] | null }[]>(
      content,
      'JVCEF',
      'channels.json',
      ([main, ...others]) => [
        { ...main, productCodes: products.map(({ code }) => code).filter((code) => code !== auto.code) },
        ...others,
      ],
    )
    own?.reloadContent()
    await expect.poll(() => priceNow(request, 'VRPAT', [meals])).toBe(6_069)
    await expect.poll(() => priceNow(request, 'JVCEF', [meals])).toBe(6_198.9)

    await test.step('its price holds on the page, in the cart and in the order', async () => {
      await open(page, `/proposta/${made.key}`)
      await expect(page.getByRole('main')).toContainText(money(600_000))
      await button(page, HIRE).click()
      await expect(page).toHaveURL(/\/carrinho\/beneficios$/)
      await expect(heldPrice(page)).toBeVisible()
      await expect(summary(page)).toContainText(money(600_000))
      const quantity = field(page, 'Quantidade de cartões de Refeição')
      await quantity.fill('11')
      await expect(summary(page)).toContainText(TODAY_COUNTS)
      await expect(summary(page)).toContainText(money(667_590))
      await quantity.fill('10')
      await expect(heldPrice(page)).toBeVisible()
      await goToAccess(page)
      await expect(field(page, 'CNPJ')).toHaveValue(buyer.cnpj)
      await skipAccess(page, buyer, '/checkout/carrinho/beneficios')
      await expect(heldPrice(page)).toBeVisible()
      await goToSummary(page)
      await acceptContract(page)
      const orderNumber = await conclude(page)
      const [order] = await readHandOvers(buyer.cnpj)
      expect(order).toMatchObject({ orderNumber, proposalNumber: made.number })
      expect(order?.totals.totalWithDiscount).toBe(600_000)
      const [mail] = await readContractMails(buyer.email)
      expect(mail?.pdfText).toContain(made.number)
      await expectHired(page, `/proposta/${made.key}`)
    })

    await test.step('of a plan it says how often it is paid', async () => {
      const plan = { code: 20152, quantity: 50, value: 0, plan: 'ANUAL' } as const
      const { key } = await propose(request, 'VRPAT', newBuyer().cnpj, [plan])
      await open(page, `/proposta/${key}?canal=parceiro&utm_source=carta`)
      await expect(page).toHaveURL(`/proposta/${key}?utm_source=carta`)
      const main = page.getByRole('main')
      await expect(main.getByRole('listitem').first()).toContainText(/50 colaboradores.*pagamento anual/)
      await expect(main.getByRole('region', { name: 'Condições' })).toBeVisible()
      await expect(main.getByRole('region', { name: 'Previsão de Entrega' })).toHaveCount(0)
      await expect(costOf(page).getByText('Total da proposta por ano').locator('..')).toContainText(
        money(479_040),
      )
    })

    await test.step('a cart whose days are over tells today’s price before its contract is accepted', async () => {
      const bank = (path: string) => atBank(path, baseURL, 'cooperativa.localhost')
      editContent<object>(content, 'SICRE', 'issuer.json', (issuer) => ({ ...issuer, proposalDays: 1 }))
      own?.reloadContent()
      const late = newBuyer()
      const MEAL = 'Refeição Cooperativa Parceira'
      await takeToCart(page, bank('/modalidade/avulsos'), MEAL, { quantity: 10, value: 60_000 })
      await sendProposal(page, late)
      await goToCompany(page)
      await fillCompany(page, late)
      await goToReview(page)
      const former = await priceNow(request, 'SICRE', [meals])
      await expect(page.getByRole('main')).toContainText(money(former * 100))
      editContent<Fee[]>(content, 'SICRE', 'fees.json', (fees) =>
        fees.map((row) => (row.fee === 'issuance' ? { ...row, rate: row.rate + 1_000 } : row)),
      )
      own?.reloadContent()
      const today = former + 100
      await expect.poll(() => priceNow(request, 'SICRE', [meals])).toBe(today)
      const comeBack = async (days: number) => {
        passed = days
        clock.passDays(days)
        await reload(page)
        return openContract(page)
      }
      // A visit lasts a day from when it last asked for something; the price, to the end of tomorrow.
      const over = daysToTheEndOfTomorrow(passed)
      for (const part of [1 / 3, 2 / 3]) {
        await expect(await comeBack(over * part)).not.toContainText('O que mudou')
        await page.keyboard.press('Escape')
      }
      const contract = await comeBack(over)
      await expect(contract).toContainText('O prazo do preço anterior terminou: vale o preço de hoje.')
      const [before, after] = [former, today].map((total) => money(total * 100).source)
      await expect(
        contract.getByText(new RegExp(`Total do pedido: de ${before} para ${after}`)),
      ).toBeVisible()
      await atBothWidths(page, expectFitting)
      await expect(page.getByRole('main')).toContainText(money(today * 100))
      const orderNumber = await acceptAndConclude(page, contract)
      const [order] = await readHandOvers(late.cnpj)
      expect(order).toMatchObject({ orderNumber, totals: { totalWithDiscount: today * 100 } })
    })

    await test.step('one that was accepted and whose days are over is read and accepted again before it is hired', async () => {
      editContent<object>(content, 'VRPAT', 'issuer.json', (issuer) => ({ ...issuer, proposalDays: 1 }))
      own?.reloadContent()
      const late = newBuyer()
      await page.goto('/robots.txt')
      await page.evaluate(() => sessionStorage.clear())
      await fillCart(page, { product: 'Refeição', quantity: 10, value: 60_000 })
      await open(page, '/carrinho/beneficios')
      await skipAccess(page, late, '/checkout/carrinho/beneficios')
      await goToSummary(page)
      await acceptContract(page)
      const accepted = await priceNow(request, 'VRPAT', [meals])
      editContent<Fee[]>(content, 'VRPAT', 'fees.json', (fees) =>
        fees.map((row) => (row.fee === 'issuance' ? { ...row, rate: row.rate + 1_000 } : row)),
      )
      own?.reloadContent()
      const today = accepted + 100
      await expect.poll(() => priceNow(request, 'VRPAT', [meals])).toBe(today)
      const start = passed
      const over = daysToTheEndOfTomorrow(start)
      for (const part of [1 / 3, 2 / 3, 1]) {
        passed = start + over * part
        clock.passDays(passed)
        await reload(page)
        await expect(page.getByText('Contrato Aceito!')).toBeVisible()
      }
      // The session is over before the price is.
      const former = await readCode(request, late.email)
      await button(page, 'Seguir com a contratação').click()
      await expect(page).toHaveURL(/verificacao/)
      await page.getByRole('dialog').getByRole('button', { name: 'Entendi' }).click()
      await pasteCode(page, await readCode(request, late.email, { former }))
      await expect(page).toHaveURL(/\/checkout\/carrinho\/beneficios/)
      await expect(summary(page)).toContainText(money(today * 100))
      await goToSummary(page)
      await button(page, 'Seguir com a contratação').click()
      const told = page.getByRole('dialog', { name: 'Seu contrato foi atualizado' })
      await told.getByRole('button', { name: 'Entendi' }).click()
      await expect(page).toHaveURL(/\/checkout\/carrinho\/beneficios/)
      await goToSummary(page)
      await acceptContract(page)
      const orderNumber = await conclude(page)
      const [order] = await readHandOvers(late.cnpj)
      expect(order).toMatchObject({ orderNumber, totals: { totalWithDiscount: today * 100 } })
    })

    await test.step('after the last day both totals are told, and what today’s is without', async () => {
      clock.passDays(passed + 11)
      const stateOf = async () => {
        const send = await asProgram(request, 'JVCEF')
        return (await send<{ situacao: string }>('GET', `/api/bff/propostas/${ended.key}`)).answer.situacao
      }
      await expect.poll(stateOf).toBe('VENCIDA')
      await open(page, atBank(`/proposta/${ended.key}`, baseURL))
      const main = page.getByRole('main')
      await expect(main).toContainText(/Esta proposta valeu até \d\d\/\d\d\/\d{4}\./)
      await expect(main).toContainText('Agora vale o preço de hoje.')
      await expect(main).toContainText('Auto Banco Parceiro: não é mais vendido neste canal.')
      await expect(main.getByRole('region', { name: 'Condições' })).toContainText(
        'O de hoje pode mudar até a contratação.',
      )
      await expect(main.getByRole('link', { name: 'Baixar a proposta encerrada' })).toBeVisible()
      await expect(main).toContainText(money(671_960))
      await expect(main).toContainText(money(619_890))
      await expect(main).toContainText(money(16_900))
      await atBothWidths(page, expectFitting)
      await button(page, 'Contratar pelo preço de hoje').click()
      await proposal(page).getByRole('button', { name: 'Ver o preço antes' }).click()
      await expect(summary(page)).toContainText(money(619_890))
      await expect(heldPrice(page)).toHaveCount(0)
    })
  })
})

/** Days, and a minute, until tomorrow is over in São Paulo, for who stands some days later than now. */
function daysToTheEndOfTomorrow(passed: number): number {
  const now = Date.now() + passed * 86_400_000
  const today = calendarDateInSaoPaulo(new Date(now))
  return (Date.parse(`${addDays(today, 2)}T00:01:00-03:00`) - now) / 86_400_000
}

/** A row of `fees.json`. */
interface Fee {
  readonly fee: string
  readonly rate: number
  readonly waived: boolean
}
