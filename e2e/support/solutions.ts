import type { Locator, Page } from '@playwright/test'
import type { Buyer } from './people.ts'
import { button, field, open } from './shop.ts'
import { expect } from './test.ts'

/** A section of the service shelf, by the button that opens it. */
export function shelfSection(page: Page, name: string): Locator {
  return page
    .getByRole('region', { name: 'Soluções por grupo de serviço' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
}

/** Says which company it is, on the page of the contracted solutions. */
export async function openSolutions(page: Page, cnpj: string, origin = ''): Promise<void> {
  await open(page, `${origin}/solucoes-contratadas`)
  await nameCompany(page, cnpj)
}

/** The CNPJ on the page that asks for it. */
export async function nameCompany(page: Page, cnpj: string): Promise<void> {
  await field(page, 'CNPJ').fill(cnpj)
  await button(page, 'Continuar').click()
  await expect(page.getByRole('region', { name: 'Soluções por grupo de serviço' })).toBeVisible()
}

/** The intro modal of a company that has contracts. */
export function introModal(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Parabéns por investir na sua empresa!' })
}

/** Chooses groups to be hired in one go, and begins. */
export async function startTogether(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await page.getByRole('checkbox', { name, exact: true }).check()
  await button(page, 'Começar').click()
}

/** One form of a run of service groups. */
export function groupForm(page: Page, name: string): Locator {
  return page.getByRole('region', { name: new RegExp(`^${name}`) })
}

/** The first form of a run: who speaks for the company. */
export async function sayWho(page: Page, buyer: Buyer): Promise<void> {
  const who = groupForm(page, 'Quem contrata\\?')
  await who.getByLabel('Nome', { exact: true }).fill(buyer.firstName)
  await who.getByLabel('Sobrenome').fill(buyer.lastName)
  await who.getByLabel('E-mail').fill(buyer.email)
  await who.getByLabel('Celular').fill(buyer.mobile)
  await who.getByRole('button', { name: 'Continuar' }).click()
}
