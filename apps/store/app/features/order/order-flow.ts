import type { OrderStep } from '@benefits/domain/checkout/order-steps'
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
