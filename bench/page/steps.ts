import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import lighthouse from 'lighthouse'
import { connect } from 'puppeteer-core'
import { newBuyer } from '../../e2e/support/people.ts'
import { acceptContract, conclude, goToSummary } from '../../e2e/support/shop.ts'
import { fillCart, haveAccess } from '../../e2e/support/visit.ts'
import { PEER, PORTS } from '../addresses.ts'
import { median, type Row } from '../row.ts'
import { startPeer } from '../start-peer.ts'
import { startStore } from '../start-store.ts'
import { writeFloor } from './floor.ts'

const VISITS = 3
const SLOWEST = 2
const STORE = `http://localhost:${PORTS.store}`

/** What Lighthouse says of a visit: its largest paint in ms, and how far it moved. */
interface Paint {
  readonly lcp: number
  readonly cls: number
}

/** The steps of a purchase that one is led to, each opened anew by a buyer who has come so far. */
export async function steps(): Promise<readonly Row[]> {
  const dir = mkdtempSync(join(tmpdir(), 'bench-steps-'))
  const files = join(dir, 'floor')
  writeFloor(files)
  const store = await startStore({ DATA_DIR: join(dir, 'data'), LIMITS: 'relaxed' })
  const peer = await startPeer({ files })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${PORTS.devtools}`],
  })
  try {
    return await walk(browser)
  } finally {
    await browser.close()
    await Promise.all([store.stop(), peer.stop()])
    rmSync(dir, { recursive: true, force: true })
  }
}

async function walk(browser: Browser): Promise<readonly Row[]> {
  const context = await browser.newContext({ baseURL: STORE, locale: 'pt-BR' })
  const [page, floor] = [await context.newPage(), await context.newPage()]
  await floor.goto(`${PEER}/index.html`)
  const rows: Row[] = []
  const measure = async (what: string) => {
    const visits: { readonly page: Paint; readonly floor: Paint }[] = []
    for (let at = 0; at < VISITS; at++)
      visits.push({ floor: await openAnew(floor), page: await openAnew(page) })
    await page.bringToFront()
    rows.push(tell(`${what} (${new URL(page.url()).pathname})`, visits))
  }
  await fillCart(page, { product: 'Refeição', quantity: 12, value: 65_000 })
  await page.goto('/checkout/acesso-vr')
  await measure('Who buys')
  await haveAccess(page, newBuyer())
  await page.goto('/checkout/carrinho')
  await measure('Cart of the purchase')
  await goToSummary(page)
  await measure('Summary')
  await acceptContract(page)
  await conclude(page)
  await measure('Conclusion')
  return rows
}

/** Opens the page of a tab again by Lighthouse's mobile preset, with what the tab keeps and nothing else. */
async function openAnew(page: Page): Promise<Paint> {
  const url = page.url()
  const tabs = await connect({ browserURL: `http://127.0.0.1:${PORTS.devtools}`, defaultViewport: null })
  try {
    const tab = (await tabs.pages()).find((one) => one.url() === url)
    if (!tab) throw new Error(`No tab shows ${url}.`)
    const result = await lighthouse(
      url,
      { onlyCategories: ['performance'], logLevel: 'silent' },
      undefined,
      tab,
    )
    if (result?.lhr.finalDisplayedUrl !== url)
      throw new Error(`${url} led to ${result?.lhr.finalDisplayedUrl}.`)
    const value = (audit: string) => result.lhr.audits[audit]?.numericValue ?? Number.NaN
    return { lcp: value('largest-contentful-paint'), cls: value('cumulative-layout-shift') }
  } finally {
    await tabs.disconnect()
  }
}

function tell(what: string, visits: readonly { readonly page: Paint; readonly floor: Paint }[]): Row {
  const [floor, lcp] = [median(visits.map((one) => one.floor.lcp)), median(visits.map((one) => one.page.lcp))]
  const cls = Math.max(...visits.map((one) => one.page.cls))
  return {
    what: `${what}, opened anew, Lighthouse mobile, median of ${VISITS}: LCP by the floor's; layout shift`,
    toReach: `≤ ${SLOWEST}; 0`,
    measured: `${(lcp / floor).toFixed(2)} (${Math.round(lcp)} against ${Math.round(floor)} ms); ${cls.toFixed(3)}`,
    isReached: lcp / floor <= SLOWEST && cls < 0.001,
  }
}
