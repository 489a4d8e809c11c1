import { groupCodesOf } from '@benefits/domain/offer/group-codes-of'
import { findLeads } from '@benefits/wire/lead/find-leads'
import { listActiveOffers } from '@benefits/wire/offer/list-active-offers'
import type { CommandHandler } from './answer.server.ts'
import { readCart } from './read-cart.server.ts'

/**
 * The cart that whoever proved an e-mail registered before for the same company, with what is sold of it today; null
 * where there is none but the visit's own (docs/rules/customers.md: found-again).
 */
export const findKeptCart: CommandHandler<'findKeptCart'> = async ({ cnpj, leadId, person }, calls) => {
  const found = await calls.send(findLeads, { body: person })
  if (!found.ok) return found
  const kept = found.answer.leads.find((lead) => lead.cnpj === cnpj && lead.leadId !== leadId)
  if (!kept) return { ok: true, answer: null }
  const { offerCode, registeredAt, total } = kept
  const place = { leadId: kept.leadId, cartId: kept.cartId }
  const [cart, offers] = await Promise.all([
    readCart(place, calls),
    offerCode === undefined ? null : calls.send(listActiveOffers, {}),
  ])
  if (!cart.ok) return cart
  const { lines, addOnCodes } = cart.answer
  if (lines.length === 0) return { ok: true, answer: null }
  const offer = offers?.ok ? offers.answer.offers.find(({ code }) => code === offerCode) : undefined
  return {
    ok: true,
    answer: {
      leadId: kept.leadId,
      registeredAt,
      total,
      lines,
      addOnCodes,
      offer: offer ? { code: offer.code, groupCodes: groupCodesOf(offer) } : null,
    },
  }
}
