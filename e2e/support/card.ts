import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { isLuhnValid } from '../../packages/domain/src/payment/is-luhn-valid.ts'
import { button, field } from './shop.ts'

/** A Visa of the sandbox by what becomes of it (the last digit decides). */
export const CARD_NUMBERS = {
  authorised: '4024007153760060',
  denied: '4024007153760052',
  timeOut: '4024007153760086',
} as const

/** A Visa that is denied and that no other test has: tries count per card. */
export function ownDeniedCard(): string {
  for (;;) {
    const number = `4024${String(randomInt(1e10, 1e11)).padStart(11, '0')}2`
    if (isLuhnValid(number)) return number
  }
}

/** A card as it is typed. */
export const TYPED = { holder: 'MARINA OLIVEIRA', expiry: '1231', cvv: '739' } as const

/** The section with the payment method. */
export function paymentSection(page: Page) {
  return page.getByRole('region', { name: 'Forma de pagamento' })
}

/** Fills the card's form and confirms it. */
export async function confirmCard(page: Page, number: string): Promise<void> {
  await field(page, 'Número do cartão').fill(number)
  await field(page, 'Nome do titular').fill(TYPED.holder)
  await field(page, 'Validade').fill(TYPED.expiry)
  await field(page, 'CVV').fill(TYPED.cvv)
  await button(page, 'Confirmar cartão').click()
}

/** Everything that the browser keeps of the visit, as text. */
export function readBrowserStorage(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]))
}
