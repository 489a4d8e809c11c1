import { getCart } from '@benefits/wire/cart/get-cart'
import { saveCompany as call } from '@benefits/wire/lead/save-company'
import type { CommandHandler } from './answer.server.ts'

/** Saves the company's data and reads what the registered cart costs with them: fees may differ by state. */
export const saveCompany: CommandHandler<'saveCompany'> = async ({ leadId, cartId, company }, calls) => {
  const saved = await calls.send(call, { params: { leadId }, body: company })
  if (!saved.ok) return saved
  const cart = await calls.send(getCart, { params: { leadId, cartId } })
  return { ok: true, answer: { pricing: cart.ok ? cart.answer.pricing : null } }
}
