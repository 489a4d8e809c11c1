import { barePath } from '@benefits/domain/catalogue/without-end-slashes'
import type { OrderStep } from '@benefits/domain/checkout/order-steps'
import { OFFER_COMPANY } from '../cart/public.ts'
import { orderCopy } from './copy.ts'

/** A way from a cart to a concluded order: its pages, and what its steps are called. */
export interface OrderFlow {
  /** Pages behind the cart; the cart's own is that of its modality or of the offer. */
  readonly paths: { readonly [S in Exclude<OrderStep, 'cart'>]: string }
  readonly names: Readonly<Record<OrderStep, string>>
}

/** The order of one modality's cart. */
export const ORDER_FLOW: OrderFlow = {
  paths: {
    companyData: '/pedido/dados-empresa',
    review: '/pedido/revisar-pedido',
    done: '/pedido/checkout',
  },
  names: orderCopy.steps,
}

/** The order of an offer's package: the same pages under its own addresses (docs/rules/offers.md: combo-order). */
export const COMBO_FLOW: OrderFlow = {
  paths: { companyData: OFFER_COMPANY, review: '/combo/pedido', done: '/combo/checkout' },
  names: orderCopy.comboSteps,
}

/** The way to a concluded order that an address is on. */
export function orderFlowAt(pathname: string): OrderFlow {
  return barePath(pathname).startsWith('/combo/') ? COMBO_FLOW : ORDER_FLOW
}
