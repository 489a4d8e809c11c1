import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { CommandResult } from '../../apps/store/app/commands/command-result.ts'
import {
  COMMAND_PATHS,
  type CommandName,
  type Commands,
} from '../../apps/store/app/commands/command-table.ts'
import { toRegistration } from '../../apps/store/app/purchase/access/to-registration.ts'
import { identify, register, typeRegistration } from '../../apps/store/app/visit/access-moves.ts'
import { openMade, validate } from '../../apps/store/app/visit/account-moves.ts'
import { withCart } from '../../apps/store/app/visit/cart-slice.ts'
import { firstVisit, VISIT_VERSION, type VisitorState } from '../../apps/store/app/visit/visitor-state.ts'
import { visitName } from '../../apps/store/app/visit/visitor-store.ts'
import type { CartLine } from '../../packages/domain/src/cart/cart-line.ts'
import { addLine } from '../../packages/domain/src/cart/lines/add-line.ts'
import { parseCnpj } from '../../packages/domain/src/document/parse-cnpj.ts'
import { readCode } from './outbox.ts'
import type { Buyer } from './people.ts'
import { open } from './shop.ts'

/** A product as it is wanted; the value in centavos. */
export interface Wanted {
  readonly product: string
  readonly quantity: number
  readonly value: number
  /** Its modality, where that is not the product's own. */
  readonly groupCode?: number
}

/** The issuer at the address of the tests. */
const ISSUER = 'VRPAT'
const PRODUCTS = join(import.meta.dirname, '..', '..', 'content', 'issuers', ISSUER, 'products.json')
/** A text of the store: its tab keeps the same visit, and nothing on it writes there. */
const QUIET_PAGE = '/robots.txt'

/**
 * Puts products into the tab's cart without a screen, for a test that is about what comes after: its next step is to
 * open a page.
 */
export async function fillCart(page: Page, ...wanted: readonly Wanted[]): Promise<void> {
  const visit = await readVisit(page)
  const cart = wanted.map(toLine).reduce(addLine, visit.shopping.cart)
  await keepVisit(page, { ...visit, shopping: withCart(visit.shopping, cart) })
}

/**
 * Goes the four steps and enters the code by the commands and moves of the store, without their screens, for a test
 * that is about what comes after: its next step is to open the cart of the access flow. For a buyer without an account
 * whose company may buy.
 */
export async function haveAccess(page: Page, buyer: Buyer): Promise<void> {
  const { visit, accountId } = await haveAccount(page, buyer)
  const code = await readCode(page.request, buyer.email)
  const proof = await command(page, 'validateCode', { params: { accountId }, body: { code } })
  await keepVisit(page, { ...visit, ...validate(visit, proof) })
}

/** The same without the code, which was sent: the next step is to open the page that waits for it. */
export async function awaitCode(page: Page, buyer: Buyer): Promise<void> {
  await haveAccount(page, buyer)
  await open(page, '/checkout/verificacao')
}

async function haveAccount(page: Page, buyer: Buyer) {
  const { cnpj, password, firstName, lastName, email, mobile, cpf, birthDate } = buyer
  let visit = await readVisit(page)
  const move = (change: Partial<VisitorState>) => {
    visit = { ...visit, ...change }
  }
  const company = await command(page, 'identifyCompany', { params: { cnpj: parseCnpj(cnpj) ?? '' } })
  move(identify(visit, cnpj, company))
  const draft = { firstName, lastName, email, mobile, cpf, birthDate, newsletter: false, acceptedTerms: true }
  move(typeRegistration(visit, draft))
  const registration = toRegistration(visit.access)
  if (!registration) throw new Error('this buyer cannot be registered')
  const productCodes = visit.shopping.cart.lines.map(({ productCode }) => String(productCode))
  const asked = {
    params: { cnpj: registration.cnpj },
    query: { cpf: registration.cpf, email: registration.email, productCodes },
  }
  move(register(visit, await command(page, 'classifyCustomer', asked)))
  const { id: accountId } = await command(page, 'createAccount', {
    body: { ...registration, password, confirmedPassword: password, acceptedTerms: true, newsletter: false },
    idempotencyKey: randomUUID(),
  })
  move(openMade(visit, accountId))
  await keepVisit(page, visit)
  return { visit, accountId }
}

/**
 * From a filled cart to that of the access flow, with the query that the page has, without the screens between: a test
 * that is about what comes after (`haveAccess`).
 */
export async function skipAccess(page: Page, buyer: Buyer, cart: string): Promise<void> {
  const { search } = new URL(page.url())
  await haveAccess(page, buyer)
  await open(page, `${cart}${search}`)
}

/** Lets the tab's visit follow an offer, with whatever is in its cart. */
export async function followOfferOfVisit(page: Page, code: string): Promise<void> {
  const visit = await readVisit(page)
  await keepVisit(page, { ...visit, shopping: { ...visit.shopping, offerCode: code } })
}

/** The visit as the tab keeps it, on a page that leaves it alone. */
async function readVisit(page: Page): Promise<VisitorState> {
  await page.goto(QUIET_PAGE)
  const kept = await page.evaluate((name) => sessionStorage.getItem(name), visitName(ISSUER))
  return kept === null ? firstVisit : { ...firstVisit, ...JSON.parse(kept).state }
}

async function keepVisit(page: Page, state: VisitorState): Promise<void> {
  const copy = JSON.stringify({ state, version: VISIT_VERSION })
  await page.evaluate(([name, text]) => sessionStorage.setItem(name, text), [
    visitName(ISSUER),
    copy,
  ] as const)
}

/** Asks for a command as the page does, with the page's session; throws where it is refused. */
async function command<N extends CommandName>(
  page: Page,
  name: N,
  data: Commands[N]['input'],
): Promise<Commands[N]['answer']> {
  const response = await page.request.post(`/recursos/${COMMAND_PATHS[name]}`, { data })
  const result: CommandResult<Commands[N]['answer']> = await response.json()
  if (!result.ok) throw new Error(`${name} was refused: ${JSON.stringify(result.problem)}`)
  return result.answer
}

function toLine({ product, quantity, value: monthlyValue, groupCode }: Wanted): CartLine {
  const products: readonly {
    code: number
    name: string
    groupCode: number
    lineType: CartLine['lineType']
  }[] = JSON.parse(readFileSync(PRODUCTS, 'utf8'))
  const found = products.find(({ name }) => name === product)
  if (!found) throw new Error(`${ISSUER} has no product '${product}'`)
  return {
    productCode: found.code,
    name: found.name,
    groupCode: groupCode ?? found.groupCode,
    lineType: found.lineType,
    quantity,
    monthlyValue: monthlyValue as CartLine['monthlyValue'],
    isAddOn: false,
    planPeriod: 'monthly',
    additionalProducts: [],
  }
}
