import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test'
import { CONSENT_COOKIE, WORDS } from '../../apps/store/app/always/presses/read-consent.ts'
import {
  addBalance,
  addProduct,
  button,
  field,
  goToAccess,
  open,
  productCard,
  summary,
} from '../../e2e/support/shop.ts'
import { PORTS } from '../addresses.ts'
import { median, type Row } from '../row.ts'
import { startStore } from '../start-store.ts'

const TIMES = 3
const SLOWER = 4
const MOST_MS = 100
const STORE = `http://localhost:${PORTS.store}`
/** A phone's page, in a window that is larger: at the foot of one of the page's own size nothing is drawn. */
const PAGE = { width: 390, height: 844 }
const WINDOW = { width: 780, height: 1688 }

/** A page before a press, and what a buyer presses there. */
interface Press {
  readonly what: string
  readonly prepare: (page: Page) => Promise<void>
  readonly target: (page: Page) => Locator
  /** A key instead of the pointer: the field gets it. */
  readonly key?: string
}

const BENEFITS = '/carrinho/beneficios'
const HR = '/carrinho/pontomais/gerencial'
const PRODUCT = 'Auto'
const FILLED = { quantity: 12, value: 50_000 }

const fillCard = async (page: Page) => {
  await open(page, BENEFITS)
  await productCard(page, PRODUCT).getByLabel('Escolha a quantidade').fill('12')
  await productCard(page, PRODUCT).getByLabel('Digite o valor').fill('500,00')
}
const fillBenefits = async (page: Page) => {
  await open(page, BENEFITS)
  await addProduct(page, PRODUCT, FILLED)
}
const fillMulti = async (page: Page) => {
  await open(page, '/carrinho/multi')
  await addBalance(page, 'Multi Auto', 20_000)
  await field(page, 'Quantidade de cartões').fill('1')
}
const openPlan = (page: Page) => open(page, HR)

/** What a buyer presses most: add, quantity, value, period, proceed. */
const PRESSES: readonly Press[] = [
  {
    what: 'Cards: add to the cart',
    prepare: fillCard,
    target: (page) => productCard(page, PRODUCT).getByRole('button', { name: 'Adicionar ao carrinho' }),
  },
  {
    what: 'Cards: one card more',
    prepare: fillCard,
    target: (page) => productCard(page, PRODUCT).getByRole('button', { name: 'Aumentar' }),
  },
  {
    what: 'Cards: a digit of the value',
    prepare: fillCard,
    target: (page) => productCard(page, PRODUCT).getByLabel('Digite o valor'),
    key: '7',
  },
  {
    what: 'Cards: go on',
    prepare: fillBenefits,
    target: (page) => summary(page).getByRole('button', { name: 'Seguir com a contratação' }),
  },
  {
    what: 'Multi: a digit of the quantity',
    prepare: fillMulti,
    target: (page) => field(page, 'Quantidade de cartões'),
    key: '2',
  },
  {
    what: 'HR: one employee band more',
    prepare: openPlan,
    target: (page) => button(page, 'Aumentar').first(),
  },
  {
    what: 'HR: yearly payment',
    prepare: openPlan,
    target: (page) => page.getByText('Pagamento anual').first(),
  },
  {
    what: 'Identification: a digit of the CNPJ',
    prepare: async (page) => {
      await fillBenefits(page)
      await goToAccess(page)
    },
    target: (page) => field(page, 'CNPJ'),
    key: '1',
  },
]

/**
 * How long a press waits for its answer on screen, on a processor that is four times slower, and whether anything
 * moved.
 */
export async function presses(): Promise<readonly Row[]> {
  const dir = mkdtempSync(join(tmpdir(), 'bench-presses-'))
  const store = await startStore({ DATA_DIR: join(dir, 'data'), LIMITS: 'relaxed' })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const rows: Row[] = []
    for (const press of PRESSES) rows.push(tell(press.what, await repeat(browser, press)))
    return rows
  } finally {
    await browser.close()
    await store.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}

/** One press: its interaction in ms, and the layout shift that the press does not explain. */
interface Answer {
  readonly ms: number
  readonly shift: number
}

async function repeat(browser: Browser, press: Press): Promise<readonly Answer[]> {
  const answers: Answer[] = []
  for (let at = 0; at < TIMES; at++) answers.push(await pressOnce(browser, press))
  return answers
}

async function pressOnce(browser: Browser, { prepare, target, key }: Press): Promise<Answer> {
  const context = await browser.newContext({
    baseURL: STORE,
    locale: 'pt-BR',
    viewport: PAGE,
    reducedMotion: 'reduce',
  })
  try {
    // The question about cookies lies over the page's end, and would take presses that are meant for what is under it.
    await context.addCookies([{ name: CONSENT_COOKIE, value: WORDS.refused, url: STORE }])
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await enlargeWindow(devtools)
    await page.addInitScript(watch)
    await prepare(page)
    const pressed = target(page)
    await pressed.scrollIntoViewIfNeeded()
    if (key) await pressed.focus()
    await page.waitForLoadState('networkidle')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const began = await page.evaluate(() => performance.now())
    if (key) await page.keyboard.press(key)
    else await pressed.click()
    return await readAnswer(page, began)
  } finally {
    await context.close()
  }
}

async function enlargeWindow(devtools: CDPSession): Promise<void> {
  const { windowId } = await devtools.send('Browser.getWindowForTarget')
  await devtools.send('Browser.setWindowBounds', { windowId, bounds: WINDOW })
}

/** Keeps every event that waited for its paint, and every shift, where the page can be asked for it. */
function watch(): void {
  const kept: { events: { ms: number; at: number }[]; shift: number } = { events: [], shift: 0 }
  Object.assign(globalThis, { kept })
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries()) kept.events.push({ ms: duration, at: startTime })
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!hadRecentInput) kept.shift += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/**
 * The longest event of the press: it is there once the frame after it has been shown. 16 ms are the least that is told.
 */
async function readAnswer(page: Page, began: number): Promise<Answer> {
  await page.waitForLoadState('networkidle')
  return page.evaluate(async (since) => {
    await new Promise<void>((shown) =>
      requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => shown()))),
    )
    const { events, shift } = (
      globalThis as unknown as { kept: { events: { ms: number; at: number }[]; shift: number } }
    ).kept
    return { ms: Math.max(16, ...events.filter(({ at }) => at >= since).map(({ ms }) => ms)), shift }
  }, began)
}

function tell(what: string, answers: readonly Answer[]): Row {
  const ms = median(answers.map((one) => one.ms))
  const shift = Math.max(...answers.map((one) => one.shift))
  return {
    what: `${what}: from the press to its answer on screen, processor ${SLOWER} times slower, median of ${TIMES}; layout shift`,
    toReach: `≤ ${MOST_MS} ms; 0`,
    measured: `${ms} ms (${answers.map((one) => one.ms).join(', ')}); ${shift.toFixed(3)}`,
    isReached: ms <= MOST_MS && shift < 0.001,
  }
}
