/** What the rest of the store may use of the bank partners' order. */
export { orderCopy } from './copy.ts'
export { OrderCartPage } from './order-cart-page.tsx'
export { OrderTeamPage } from './order-team-page.tsx'
