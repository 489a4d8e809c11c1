/** What the rest of the store may use of the order. */

export { CompanyPage } from './company-page.tsx'
export { OrderCartPage } from './order-cart-page.tsx'
export { ReviewPage } from './review-page.tsx'
