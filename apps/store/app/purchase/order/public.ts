/** What the rest of the store may use of the order. */
export { OrderCartPage } from './cart/order-cart-page.tsx'
export { CompanyPage } from './company/company-page.tsx'
export { ReviewPage } from './review/review-page.tsx'
