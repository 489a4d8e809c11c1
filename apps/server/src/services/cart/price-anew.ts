import type { OrderToPrice } from '@benefits/domain/cart/asked-order'
import type { CallContext } from '../../outcome/call-context.ts'
import type { Parts } from '../../parts.ts'
import type { Cart } from '../../repositories/carts.ts'
import type { Lead } from '../../repositories/leads.ts'
import { type PricedCart, priceCartOrder } from '../pricing/price-order.ts'
import { cartPrice } from './register-cart.ts'

/** What a registered cart costs its lead today, by the channel and the offer that it was registered in. */
export async function priceAnew(cart: Cart, lead: Lead, context: CallContext, parts: Parts) {
  const { addOnCodes, offerCode } = cart
  const lines = cart.lines.filter(({ lineType }) => lineType !== 'addOn')
  const order: OrderToPrice = { lines, addOnCodes, offerCode, proposalKey: null }
  const channel = context.content.channels.find(({ code }) => code === lead.channel) ?? context.channel
  const priced: PricedCart = await priceCartOrder(order, lead, { ...context, channel }, parts)
  return priced.ok ? { ok: true as const, price: cartPrice(order, priced, context.now) } : priced
}
