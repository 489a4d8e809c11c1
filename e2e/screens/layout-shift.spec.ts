import type { Page } from '@playwright/test'
import { MOVING } from '../support/moving.ts'
import { newBuyer } from '../support/people.ts'
import {
  acceptContract,
  addBalance,
  addProduct,
  button,
  conclude,
  field,
  goToAccess,
  goToSummary,
  hydrated,
  identify,
  money,
  open,
  register,
  setPassword,
  summary,
} from '../support/shop.ts'
import { awaitCode, fillCart, haveAccess } from '../support/visit.ts'
import { expect, test, WIDTHS } from './look.ts'

interface Shift {
  readonly value: number
  /** Milliseconds since the navigation. */
  readonly at: number
  readonly moved: readonly string[]
}

/** What `scrolled` says of the document itself. */
const PAGE = 'the page'

declare global {
  interface Window {
    shifts: Shift[]
    /** What scrolled, an entry a time: a browser takes it for the visitor's, and tells no largest paint any more. */
    scrolled: string[]
    /** When the page was painted whole, in milliseconds since the navigation; before, half a button may be painted. */
    wholeAt: number
  }
}

/** Notes every shift that no press explains, with what moved. */
function watchShifts() {
  window.shifts = []
  window.scrolled = []
  const noteScroll = ({ target }: Event) =>
    window.scrolled.push(target instanceof Element ? `${target.tagName} ${target.className}` : 'the page')
  addEventListener('scroll', noteScroll, { capture: true, passive: true })
  window.wholeAt = Number.POSITIVE_INFINITY
  // The first picture of the whole page may still differ from the last one of its half: what moves after it counts.
  const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn))
  const parsed = async () => {
    await nextFrame()
    await nextFrame()
    window.wholeAt = performance.now()
  }
  document.addEventListener('readystatechange', () => void parsed(), { once: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node?: Element; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
      }
      if (shift.hadRecentInput) continue
      const place = ({ x, y, width, height }: DOMRectReadOnly) =>
        [x, y, width, height].map(Math.round).join(' ')
      const moved = shift.sources.map(
        ({ node, previousRect, currentRect }) =>
          `${(node?.outerHTML ?? node?.textContent ?? '').slice(0, 120)}: ${place(previousRect)} → ${place(currentRect)}`,
      )
      window.shifts.push({ value: shift.value, at: shift.startTime, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Loads an address, or the one that is shown, at each width, waits until nothing loads, then tells what moved. */
async function expectStill(page: Page, name: string, path?: string) {
  for (const width of WIDTHS) await expectStillAt(page, name, width, path)
}

async function expectStillAt(page: Page, name: string, width: number, path?: string) {
  await test.step(`${name}, ${width} px`, async () => {
    await page.setViewportSize({ width, height: 844 })
    await (path === undefined ? page.reload() : page.goto(path))
    await hydrated(page)
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
    await page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    })
    // Less than half a thousandth is 0.000: a label that settles by a pixel when its font arrives.
    const shifts = await page.evaluate(() =>
      window.shifts.filter(({ at, value }) => at > window.wholeAt && value >= 0.0005),
    )
    expect(shifts, `what moved on ${name}, ${width} px`).toEqual([])
    // A page that is loaded again is scrolled to where it stood.
    const scrolled = (await page.evaluate(() => window.scrolled)).filter((what) => path || what !== PAGE)
    expect(scrolled, `what scrolled on ${name}, ${width} px`).toEqual([])
  })
}

// What moves does so here too.
test.use(MOVING)

test('nor does a filled Multi cart that is loaded anew', async ({ page }) => {
  await page.addInitScript(watchShifts)
  await open(page, '/carrinho/multi')
  await field(page, 'Quantidade de cartões').fill('12')
  await addBalance(page, 'Multi Refeição PAT', 65_000)
  await expect(summary(page)).toContainText(money(780_000))
  await expectStill(page, 'the filled Multi cart')
})

test('nor does a cart of single cards that comes back over its shelf', async ({ page }) => {
  await page.addInitScript(watchShifts)
  const products = ['Refeição', 'Refeição + Alimentação (VR+VA)', 'Home-Office']
  const lines = products.map((product) => ({ product, quantity: 999, value: 500_000 }))
  // The summary of a wide screen has the room of one product alone (docs/rules/screens.md: summary-height).
  for (const [count, widths] of [
    [1, WIDTHS],
    [3, [390]],
  ] as const) {
    await fillCart(page, ...lines.slice(0, count))
    for (const width of widths) await expectStillAt(page, `a cart of ${count}`, width, '/carrinho/beneficios')
    const places = await page.evaluate(() =>
      ['carrinho', 'produtos'].map((id) => document.getElementById(id)?.getBoundingClientRect().top),
    )
    expect(places[0], 'where the cart begins').toBeLessThan(places[1] ?? 0)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Seu carrinho')
  }
  // A company with contracts has a switch over its rows.
  await page.evaluate(() => {
    const kept = JSON.parse(sessionStorage.getItem('loja:VRPAT') ?? '')
    kept.state.customer.contractedProducts = [{ code: 1, groupCode: 1, name: 'Cesta' }]
    kept.state.shopping.introSeen = true
    kept.state.shopping.cart.lines.length = 1
    sessionStorage.setItem('loja:VRPAT', JSON.stringify(kept))
  })
  await expectStill(page, 'a cart of a company with contracts', '/carrinho/beneficios')
  await expect(page.getByText('Soluções contratadas', { exact: true }).first()).toBeVisible()
})

test('nor does the price of a plan that comes late, in either period', async ({ page }) => {
  await page.addInitScript(watchShifts)
  await page.route(/tabela-precos|precificar/, async (route) => {
    // Half a second after a press nothing counts as moved by itself.
    await new Promise((later) => setTimeout(later, 600))
    await route.continue()
  })
  await open(page, '/carrinho/pontomais/gerencial')
  const plan = page.getByRole('region', { name: 'Seu plano', exact: true })
  await expect(summary(page)).toContainText('por mês')
  await expect(summary(page).locator('[aria-busy="true"]')).toHaveCount(0)
  const shifts = () => page.evaluate(() => window.shifts.filter(({ value }) => value >= 0.0005))
  expect(await shifts(), 'the plan that the address puts into the cart').toEqual([])
  const pay = async (period: string, unit: string) => {
    await plan.getByText(period).click()
    await expect(plan).toContainText(`/${unit}`)
    await expect(summary(page)).toContainText(`por ${unit}`)
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    await page.evaluate(() => requestAnimationFrame(() => window.shifts.splice(0)))
    await pay('Pagamento anual (20%)', 'ano')
    const priced = page.waitForResponse(/tabela-precos/)
    await button(page, 'Aumentar').first().click()
    await priced
    await pay('Pagamento mensal', 'mês')
    expect(await shifts(), `${width} px`).toEqual([])
    await expectStillAt(page, 'a plan by the month', width)
    await pay('Pagamento anual (20%)', 'ano')
    await expectStillAt(page, 'a plan by the year', width)
  }
})

/** The font that a heading is drawn in. */
async function fontOf(page: Page, heading: string): Promise<string | undefined> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: heading })
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
  await devtools.detach()
  return fonts[0]?.familyName
}

test('a font that comes late moves nothing, and the next page is drawn in it', async ({ page }) => {
  await page.addInitScript(watchShifts)
  await page.setViewportSize({ width: 412, height: 844 })
  await page.route('**/*.woff2', async (route) => {
    await new Promise((later) => setTimeout(later, 900))
    await route.continue()
  })
  for (const path of ['/carrinho/beneficios', '/termos-de-uso', '/planos/hcm']) {
    const came = page.waitForResponse(/\.woff2$/)
    await page.goto(path)
    await came
    await page.evaluate(() => document.fonts.ready)
    await hydrated(page)
    expect(await page.evaluate(() => window.shifts.filter(({ value }) => value >= 0.0005)), path).toEqual([])
    expect(await fontOf(page, 'h1'), path).not.toMatch(/Figtree/)
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Perguntas frequentes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Perguntas frequentes' })).toBeVisible()
  await expect.poll(() => fontOf(page, 'h1')).toMatch(/Figtree/)
})

test('nothing moves by itself on any screen', async ({ page }) => {
  test.slow()
  const buyer = newBuyer()
  await page.addInitScript(watchShifts)
  const paths = ['/', '/faq', '/produtos/refeicao', '/carrinho/multi', '/planos/hcm', '/carrinho/mobilidade']
  for (const path of [...paths, '/economia', '/escolher', '/carrinho/beneficios'])
    await expectStill(page, path, path)
  await addProduct(page, 'Refeição', { quantity: 12, value: 65_000 })
  await expect(summary(page).locator('[aria-busy="true"]')).toHaveCount(0)
  await expectStill(page, 'the filled cart')
  await goToAccess(page)
  await expectStill(page, 'step 1')
  await identify(page, buyer.cnpj)
  await expectStill(page, 'step 2')
  await register(page, buyer)
  await setPassword(page, buyer)
  await page.goBack()
  await expectStill(page, 'step 3')
  // The company has its access by calls: what is judged are screens.
  await awaitCode(page, newBuyer())
  await expectStill(page, 'the code')
  await haveAccess(page, newBuyer())
  await open(page, '/checkout/carrinho/beneficios')
  await expectStill(page, 'the cart of the access flow')
  await goToSummary(page)
  await expectStill(page, 'the summary')
  await acceptContract(page)
  await expectStill(page, 'the accepted summary')
  await conclude(page)
  await expectStill(page, 'the conclusion')
})
