import type { Page } from '@playwright/test'
import type { Buyer } from './people.ts'
import { field, identify, open, register, stepHeading } from './shop.ts'
import { expect } from './test.ts'
import { fillCart } from './visit.ts'

/** Opens the account steps with ten cards of a product in the cart. */
export async function startPurchase(page: Page, product = 'Auto'): Promise<void> {
  await fillCart(page, { product, quantity: 10, value: 50_000 })
  await open(page, '/checkout/acesso-vr')
  await expect(stepHeading(page, 1)).toBeVisible()
}

/** Steps 1 and 2; what follows depends on company and e-mail. */
export async function registerAs(page: Page, buyer: Buyer): Promise<void> {
  await identify(page, buyer.cnpj)
  await register(page, buyer)
}

/** Pastes a code into its boxes, which take it from whichever has the focus. */
export async function pasteCode(page: Page, code: string): Promise<void> {
  await field(page, 'Caractere 1 de 6').focus()
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(paste)
  }, code)
}
