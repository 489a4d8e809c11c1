import type { Locator, Page } from '@playwright/test'
import type { Buyer } from './people.ts'
import { addProduct, button, type Filled, hydrated, open, productCard, summary } from './shop.ts'
import { expect } from './test.ts'

/** A bank partner's host, where the test's store stands. */
export function atBank(path: string, baseURL: string | undefined, host = 'banco.localhost'): string {
  return new URL(path, baseURL?.replace('localhost', host)).href
}

/** The modal that asks who a proposal is for. */
export function proposal(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Criando sua proposta' })
}

/** The name that a buyer gives where there is one field for it. */
export function fullName({ firstName, lastName }: Pick<Buyer, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`
}

/** Puts a single card into the cart and follows its link to the cart, where the modal opens. */
export async function takeToCart(
  page: Page,
  address: string,
  product: string,
  filled: Filled,
): Promise<void> {
  await open(page, address)
  await addProduct(page, product, filled)
  await productCard(page, product).getByRole('link', { name: 'Seguir para o carrinho' }).click()
  await expect(page).toHaveURL(/\/pedido\/carrinho/)
  await expect(proposal(page)).toBeVisible()
}

/** Fills the modal in, without sending it. */
export async function fillProposal(page: Page, buyer: Buyer): Promise<void> {
  const modal = proposal(page)
  await modal.getByLabel('CNPJ', { exact: true }).fill(buyer.cnpj)
  await modal.getByLabel('Nome', { exact: true }).fill(fullName(buyer))
  await modal.getByLabel('E-mail', { exact: true }).fill(buyer.email)
  await modal.getByLabel('Celular', { exact: true }).fill(buyer.mobile)
}

/** Says who buys; the cart follows, with its price for that company. */
export async function sendProposal(page: Page, buyer: Buyer): Promise<void> {
  await expect(proposal(page).getByRole('button', { name: 'Continuar' })).toBeDisabled()
  await fillProposal(page, buyer)
  await proposal(page).getByRole('button', { name: 'Continuar' }).click()
  await expect(proposal(page)).toBeHidden()
}

/** A section of the company page. */
export function companySection(page: Page, name: RegExp | string): Locator {
  return page.getByRole('region', { name })
}

/** A contact of the third section: the first one, or an additional one by its number. */
export function contact(page: Page, number = 0): Locator {
  const name = number === 0 ? 'Contato principal' : `Contato adicional ${number}`
  return page.getByRole('group', { name, exact: true })
}

/** The registration of the second section that the modal has not asked. */
export async function fillRegistration(page: Page, buyer: Buyer): Promise<void> {
  const section = companySection(page, 'Complete os dados cadastrais:')
  await section.getByLabel('CPF', { exact: true }).fill(buyer.cpf)
  await section.getByLabel('Data de nascimento', { exact: true }).fill(buyer.birthDate)
}

/** The company page with the buyer as its one legal representative; the delivery address is the company's. */
export async function fillCompany(page: Page, buyer: Buyer): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Dados da Empresa' })).toBeVisible()
  await fillRegistration(page, buyer)
  await contact(page).getByLabel('Nome', { exact: true }).fill(fullName(buyer))
  await contact(page).getByLabel('CPF', { exact: true }).fill(buyer.cpf)
}

/** From the company page to the review. */
export async function goToReview(page: Page): Promise<void> {
  await button(page, 'Continuar').click()
  await expect(page).toHaveURL(/\/pedido\/revisar-pedido|\/combo\/pedido/)
  await expect(page.getByRole('heading', { level: 1, name: 'Resumo do Pedido' })).toBeVisible()
}

/** From the order's cart to the company page. */
export async function goToCompany(page: Page): Promise<void> {
  await summary(page).getByRole('button', { name: 'Seguir para a contratação' }).click()
  await expect(page).toHaveURL(/\/pedido\/dados-empresa/)
}

/** Accepts the contract that stands open, which concludes the order; gives its number. */
export async function acceptAndConclude(page: Page, modal: Locator): Promise<string> {
  await expect(modal.getByText('Ao aceitar, o pedido é concluído.')).toBeVisible()
  await modal.getByLabel('Li e concordo com os termos do contrato').check()
  await modal.getByRole('button', { name: 'Aceitar termos do contrato' }).click()
  await expect(page).toHaveURL(/\/(?:pedido|combo)\/checkout/)
  const line = page.getByRole('paragraph').filter({ hasText: /^Número do pedido/ })
  await expect(line).toHaveText(/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/)
  return /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec((await line.textContent()) ?? '')?.[0] ?? ''
}

/** Loads the page again and waits until it hears what is pressed. */
export async function reload(page: Page): Promise<void> {
  await page.reload()
  await hydrated(page)
}
