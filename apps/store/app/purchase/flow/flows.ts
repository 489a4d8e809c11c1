import { barePath } from '@benefits/domain/catalogue/without-end-slashes'
import type { CheckoutStep } from '@benefits/domain/checkout/next-step'
import type { OrderStep } from '@benefits/domain/checkout/order-steps'
import { type CartIssuer, cartPath } from '../../addresses/cart-paths.ts'
import { PATHS } from '../../addresses/paths.ts'
import { flowCopy as copy } from './copy.ts'

/** A page of a way from a cart to an order. */
interface FlowPage {
  readonly path: string
  /** What the page and its tab are called. */
  readonly title: string
}

type AccountStep = 'access' | 'verification' | 'checkoutCart' | 'summary' | 'conclusion'

/** A page of a way without accounts. */
export type OrderPage = Exclude<CheckoutStep, AccountStep>

/** A way without accounts: each page is a step of the bar above them, which names it. */
interface OrderFlow {
  readonly pages: Readonly<Record<OrderPage, FlowPage & { readonly step: OrderStep }>>
  readonly names: Readonly<Record<OrderStep, string>>
}

/**
 * The ways from a cart to a concluded order (docs/rules/checkout.md): with access accounts; without them; and without
 * them for an offer's package, which has the same pages under its own addresses (docs/rules/offers.md: combo-order).
 * What each page needs stands in `check-entry.ts`.
 */
export const FLOWS = {
  accounts: {
    pages: {
      access: { path: PATHS.access, title: copy.access },
      verification: { path: PATHS.verification, title: copy.verification },
      checkoutCart: { path: PATHS.checkoutCart, title: copy.checkoutCart },
      summary: { path: PATHS.summary, title: copy.summary },
      conclusion: { path: PATHS.conclusion, title: copy.conclusion },
    } satisfies Record<AccountStep, FlowPage>,
  },
  order: {
    pages: {
      orderCart: { path: PATHS.orderCart, title: copy.orderCart, step: 'cart' },
      companyData: { path: PATHS.companyData, title: copy.companyData, step: 'companyData' },
      orderReview: { path: PATHS.orderReview, title: copy.orderReview, step: 'review' },
      orderDone: { path: PATHS.orderDone, title: copy.conclusion, step: 'done' },
    },
    names: copy.steps,
  } satisfies OrderFlow,
  combo: {
    pages: {
      // Its modality's name comes after it.
      orderCart: { path: PATHS.offerCart, title: copy.orderCart, step: 'cart' },
      companyData: { path: PATHS.offerCompany, title: copy.companyData, step: 'companyData' },
      orderReview: { path: PATHS.offerReview, title: copy.orderReview, step: 'review' },
      orderDone: { path: PATHS.offerDone, title: copy.conclusion, step: 'done' },
    },
    names: copy.comboSteps,
  } satisfies OrderFlow,
} as const

/** A way without access accounts: of a cart, or of an offer's package. */
export type OrderFlowName = 'order' | 'combo'

const PAGES: Readonly<Record<CheckoutStep, FlowPage>> = { ...FLOWS.accounts.pages, ...FLOWS.order.pages }

/** What a page and its tab are called. */
export const titleOfStep = (step: CheckoutStep) => PAGES[step].title

/** The way without accounts that an address is on. */
export function flowAt(pathname: string): OrderFlowName {
  return barePath(pathname).startsWith('/combo/') ? 'combo' : 'order'
}

/** Address of a step; the cart after the code names the modality that is bought. */
export function pathOfStep(
  step: CheckoutStep,
  groupCode: number | null,
  issuer: CartIssuer,
  flow: OrderFlowName = 'order',
): string {
  if (step !== 'checkoutCart') return { ...PAGES, ...FLOWS[flow].pages }[step].path
  // A bank partner's carts stand under the order's one address, which has no name of a modality to lend.
  const path = groupCode === null ? '' : cartPath(issuer, groupCode)
  return path.startsWith('/carrinho/') ? `/checkout${path}` : PAGES.checkoutCart.path
}
