import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { launchStore } from '../../apps/server/test/support/launch-store.ts'
import { countMessages } from '../../e2e/support/outbox.ts'
import { type Buyer, newBuyer } from '../../e2e/support/people.ts'
import {
  acceptContract,
  addProduct,
  button,
  conclude,
  confirm,
  enterCode,
  field,
  fillRepresentative,
  gainAccess,
  goToAccess,
  goToSummary,
  identify,
  open,
  setPassword,
} from '../../e2e/support/shop.ts'
import { type Fleet, startFleet } from '../support/fleet.ts'
import { makeOtherBuild, type OtherBuild } from '../support/other-build.ts'
import { ROOT } from '../support/programs.ts'
import { type StartedProxy, startProxy } from '../support/start-proxy.ts'

const MEAL = { quantity: 10, value: 50_000 }
const CART = '/carrinho/beneficios'
/** A code and the contract. */
const MESSAGES = 2

let other: OtherBuild
let fleet: Fleet
let proxy: StartedProxy
let assetsDir: string
test.beforeAll(async () => {
  other = makeOtherBuild()
  assetsDir = mkdtempSync(join(tmpdir(), 'loja-assets-'))
  fleet = await startFleet({ ASSETS_DIR: assetsDir })
  proxy = await startProxy('haproxy', fleet.ports)
})
test.afterAll(async () => {
  await proxy?.close()
  await fleet?.close()
  other?.remove()
  rmSync(assetsDir, { recursive: true, force: true })
})

/** A buyer in a browser of their own. */
interface Tab {
  readonly buyer: Buyer
  readonly page: Page
  /** What a buyer, or whoever reads their browser's console, would call an error. */
  readonly faults: string[]
}

async function openTab(browser: Browser): Promise<Tab> {
  const context = await browser.newContext({ baseURL: proxy.origin })
  const answered = { name: 'loja_consentimento', value: 'recusado', domain: 'localhost', path: '/' }
  await context.addCookies([answered])
  const page = await context.newPage()
  const faults: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // A page that is left gives up what it still waits for.
    if (reason !== 'net::ERR_ABORTED') faults.push(`${reason} ${request.url()}`)
  })
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  page.on('pageerror', ({ message }) => faults.push(message))
  return { buyer: newBuyer(), page, faults }
}

/** From a cart with meals to the order. */
async function buyFromCart({ page, buyer }: Tab): Promise<string> {
  await goToAccess(page)
  await gainAccess(page, page.request, buyer)
  return finish(page)
}

async function finish(page: Page): Promise<string> {
  await goToSummary(page)
  await acceptContract(page)
  return conclude(page)
}

test('two releases serve the same buyers: no error page, nothing typed is lost, nobody is asked twice', async ({
  browser,
}) => {
  const [looking, typing, paying] = [await openTab(browser), await openTab(browser), await openTab(browser)]
  await open(looking.page, '/')
  for (const { page } of [typing, paying]) {
    await open(page, CART)
    await addProduct(page, 'Refeição', MEAL)
    await goToAccess(page)
  }
  await identify(typing.page, typing.buyer.cnpj)
  await fillRepresentative(typing.page, typing.buyer)
  await gainAccess(paying.page, paying.page.request, paying.buyer)
  await goToSummary(paying.page)

  expect(await fleet.replace(0, other.main)).toBe(0)
  // One process of each release: whose page it is and who is asked for its files is chance, so everybody goes on.
  const coming = await openTab(browser)
  await open(coming.page, CART)
  await addProduct(coming.page, 'Refeição', MEAL)
  await looking.page.getByRole('article', { name: 'Avulsos' }).getByRole('link').click()
  await expect(looking.page).toHaveURL(CART)
  await addProduct(looking.page, 'Refeição', MEAL)
  await acceptContract(paying.page)
  await expect(field(typing.page, 'Nome')).toHaveValue(typing.buyer.firstName)
  await expect(field(typing.page, 'CPF')).toHaveValue(typing.buyer.cpf)
  await button(typing.page, 'Continuar').click()
  await setPassword(typing.page, typing.buyer)
  await confirm(typing.page)

  expect(await fleet.replace(1, other.main)).toBe(0)
  await enterCode(typing.page, typing.page.request, typing.buyer.email)
  const numbers = [
    await finish(typing.page),
    await conclude(paying.page),
    await buyFromCart(looking),
    await buyFromCart(coming),
  ]

  const tabs = [looking, typing, paying, coming]
  for (const { page, buyer, faults } of tabs) {
    expect(faults).toEqual([])
    await expect.poll(() => countMessages(page.request, buyer.email)).toBe(MESSAGES)
  }
  expect(new Set(numbers).size).toBe(tabs.length)
  const [row] = await fleet.database.query(
    `select (select count(*)::int from orders) as orders, (select count(*)::int from accounts) as accounts,
      (select count(*)::int from leads where other_release = '') as leads`,
  )
  expect(row).toEqual({ orders: tabs.length, accounts: tabs.length, leads: tabs.length })
})

/** How a store answers for the scripts and styles of this release, each status once. */
async function statusesOfFiles(origin: string, request: APIRequestContext): Promise<readonly number[]> {
  const names = readdirSync(join(ROOT, 'apps', 'store', 'build', 'client', 'assets'))
  const statuses = new Set<number>()
  for (const name of names.filter((file) => /\.(?:js|css)$/.test(file)))
    statuses.add((await request.get(`${origin}/assets/${name}`)).status())
  return [...statuses]
}

test('the other release alone, without ASSETS_DIR, has none of the files that pages of this one ask for', async ({
  request,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'loja-alone-'))
  const alone = launchStore(other.main, { DATABASE_URL: fleet.database.url, DATA_DIR: dataDir })
  try {
    expect(await statusesOfFiles(await alone.address, request)).toEqual([404])
    expect(await statusesOfFiles(proxy.origin, request)).toEqual([200])
  } finally {
    alone.child.kill('SIGKILL')
    await alone.exited
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
  }
})
