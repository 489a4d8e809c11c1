import type { Page } from '@playwright/test'
import { type Buyer, newBuyer } from './people.ts'
import { open } from './shop.ts'
import { fillCart, haveAccess } from './visit.ts'

const MEAL = { product: 'Refeição', quantity: 10, value: 50_000 }

/** A new company with ten meal cards, past its code: in the cart of the access flow. */
export async function reachCart(page: Page, query = ''): Promise<Buyer> {
  const buyer = newBuyer()
  await fillCart(page, MEAL)
  await haveAccess(page, buyer)
  await open(page, `/checkout/carrinho/beneficios${query}`)
  return buyer
}
