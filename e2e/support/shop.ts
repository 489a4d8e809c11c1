import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { formatBrl } from '../../packages/domain/src/money/format-brl.ts'
import { readCode } from './outbox.ts'
import type { Buyer } from './people.ts'
import { expect } from './test.ts'

/** One product as a buyer fills it in; the value in centavos. */
export interface Filled {
  readonly quantity: number
  readonly value: number
}

/** The four steps of `/checkout/acesso-vr`. */
export type Step = 1 | 2 | 3 | 4

/** What a buyer looks at: a page, or the store's frame in a partner's page. */
export type Screen = Pick<Page, 'getByRole' | 'getByLabel' | 'getByText'>

/** Opens an address and waits until the page hears what is pressed. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Waits until the page hears what is pressed. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor()
}

/** Centavos as the page shows them, whatever kind of blank it puts between sign and number. */
export function money(centavos: number): RegExp {
  const text = formatBrl(centavos as Parameters<typeof formatBrl>[0])
  return new RegExp(text.replace(/[.$]/g, '\\$&').replace(/\s/g, '\\s'))
}

/** The card of a product. */
export function productCard(page: Screen, product: string): Locator {
  return page.getByRole('article', { name: product, exact: true })
}

/** The order's summary: at the side, or the sheet at the foot of a narrow screen. */
export function summary(page: Screen): Locator {
  return page.getByRole('complementary', { name: 'Resumo da contratação' })
}

/** A button by its whole name. */
export function button(page: Screen, name: string): Locator {
  return page.getByRole('button', { name, exact: true })
}

/** A field by its whole name. */
export function field(page: Screen, name: string): Locator {
  return page.getByLabel(name, { exact: true })
}

/** The heading of a step of the access page. */
export function stepHeading(page: Screen, number: Step): Locator {
  return page.getByRole('heading', { level: 1, name: `Etapa 0${number} de 04` })
}

/** Puts a product into the cart from its card. */
export async function addProduct(page: Page, product: string, { quantity, value }: Filled): Promise<void> {
  const card = productCard(page, product)
  await card.getByLabel('Escolha a quantidade').fill(String(quantity))
  await card.getByLabel('Digite o valor').pressSequentially(String(value))
  await card.getByRole('button', { name: 'Adicionar ao carrinho' }).click()
  await expect(card.getByText('Produto adicionado!')).toBeVisible()
}

/** Puts a balance onto the Multi card of the cart's page; the value in centavos. */
export async function addBalance(page: Page, product: string, value: number): Promise<void> {
  await productCard(page, product).getByRole('button', { name: 'Adicionar ao carrinho' }).click()
  await field(page, `Valor de ${product}`).pressSequentially(String(value))
}

/** Opens the fields of a product in the cart of the access flow, where it is read at first. */
export async function editLine(page: Page, product: string): Promise<void> {
  await button(page, `Editar ${product}`).click()
}

/** Leaves the cart for the account steps. */
export async function goToAccess(page: Page): Promise<void> {
  await summary(page).getByRole('button', { name: 'Seguir com a contratação' }).click()
  await expect(page).toHaveURL(/\/checkout\/acesso-vr/)
  await expect(stepHeading(page, 1)).toBeVisible()
}

/** Step 1 with a company that is found. */
export async function identify(page: Screen, cnpj: string): Promise<void> {
  await field(page, 'CNPJ').fill(cnpj)
  await button(page, 'Continuar').click()
  await expect(stepHeading(page, 2)).toBeVisible()
}

/** The fields of step 2, without going on. */
export async function fillRepresentative(page: Screen, buyer: Buyer): Promise<void> {
  await field(page, 'Nome').fill(buyer.firstName)
  await field(page, 'Sobrenome').fill(buyer.lastName)
  await field(page, 'E-mail').fill(buyer.email)
  await field(page, 'Celular').fill(buyer.mobile)
  await field(page, 'CPF').fill(buyer.cpf)
  await field(page, 'Data de nascimento').fill(buyer.birthDate)
}

/** Step 2; what follows depends on the company. */
export async function register(page: Screen, buyer: Buyer): Promise<void> {
  await fillRepresentative(page, buyer)
  await button(page, 'Continuar').click()
}

/** Step 3: password and terms. */
export async function setPassword(page: Screen, { password }: Pick<Buyer, 'password'>): Promise<void> {
  await expect(stepHeading(page, 3)).toBeVisible()
  await field(page, 'Senha').fill(password)
  await field(page, 'Confirmar senha').fill(password)
  await page.getByLabel('Li e aceito os termos').check()
  await button(page, 'Salvar meu Acesso VR').click()
  await expect(stepHeading(page, 4)).toBeVisible()
}

/** Step 4: makes the account, which mails the code. */
export async function confirm(page: Page): Promise<void> {
  await button(page, 'Enviar código de verificação').click()
  await expect(page).toHaveURL(/\/checkout\/verificacao/)
}

/** Types the newest code that was mailed, box after box, and sends it; the cart of the access flow follows. */
export async function enterCode(
  page: Page,
  request: APIRequestContext,
  email: string,
  cart = '/checkout/carrinho/beneficios',
): Promise<void> {
  const code = await readCode(request, email)
  for (const [index, character] of [...code].entries()) {
    await field(page, `Caractere ${index + 1} de 6`).fill(character)
  }
  // The page sends it by itself a moment later, which a slow machine may come after: no button is waited for.
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(cart))
}

/** All four steps and the code, from step 1 to the cart of the access flow. */
export async function gainAccess(
  page: Page,
  request: APIRequestContext,
  buyer: Buyer,
  cart?: string,
): Promise<void> {
  await identify(page, buyer.cnpj)
  await register(page, buyer)
  await setPassword(page, buyer)
  await confirm(page)
  await enterCode(page, request, buyer.email, cart)
}

/** From the cart of the access flow to the summary. */
export async function goToSummary(page: Page): Promise<void> {
  await summary(page).getByRole('button', { name: 'Seguir com a contratação' }).click()
  await expect(page).toHaveURL(/\/checkout\/resumo/)
  await expect(page.getByRole('heading', { level: 1, name: 'Finalize sua contratação' })).toBeVisible()
}

/** The modal with the contract. */
export function contractModal(page: Screen): Locator {
  return page.getByRole('dialog', { name: 'Aqui está seu contrato' })
}

/** Asks for the contract and waits until its first page or its text is drawn. */
export async function openContract(page: Screen): Promise<Locator> {
  await page.getByRole('button', { name: /^(Gerar|Atualizar) contrato$/ }).click()
  const modal = contractModal(page)
  await expect(
    modal.getByText('CONTRATANTE', { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible()
  // Its text is there a moment before it counts as seen, and until then nothing can be accepted.
  await expect(modal.getByLabel('Li e concordo com os termos do contrato')).toBeEnabled()
  return modal
}

/** Reads, ticks and accepts the contract. */
export async function acceptContract(page: Screen): Promise<void> {
  const modal = await openContract(page)
  await modal.getByLabel('Li e concordo com os termos do contrato').check()
  await modal.getByRole('button', { name: 'Aceitar termos do contrato' }).click()
  await expect(modal).toBeHidden()
  await expect(page.getByRole('region', { name: 'Contrato' }).getByText('Contrato Aceito!')).toBeVisible()
}

/** Concludes, and gives the number of the order from the conclusion. */
export async function conclude(page: Page): Promise<string> {
  await summary(page).getByRole('button', { name: 'Seguir com a contratação' }).click()
  return readOrderNumber(page)
}

/** The number of the order, from the conclusion. */
export async function readOrderNumber(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/checkout\/conclusao/)
  const line = page.getByRole('paragraph').filter({ hasText: /^Número do pedido/ })
  await expect(line).toHaveText(/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/)
  return /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec((await line.textContent()) ?? '')?.[0] ?? ''
}

/** Follows an offer as its page does: the visit keeps its code. */
export async function followOffer(page: Page, code: string): Promise<void> {
  await page.evaluate((offerCode) => {
    const key = 'loja:VRPAT'
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    kept.state.shopping.offerCode = offerCode
    sessionStorage.setItem(key, JSON.stringify(kept))
  }, code)
  await page.reload()
  await hydrated(page)
}
