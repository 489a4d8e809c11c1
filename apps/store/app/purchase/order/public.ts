/** What the rest of the store may use of the order. */
export { OrderCartPage } from './cart/order-cart-page.tsx'
export { CompanyPage } from './company/company-page.tsx'
export { companyPageCopy } from './company/copy.ts'
export { orderCopy } from './copy.ts'
export { COMBO_FLOW, orderFlowAt } from './order-flow.ts'
export { ReviewPage } from './review/review-page.tsx'
export { OrderSteps } from './steps/order-steps.tsx'
