import { inTransaction } from '../../database/in-transaction.ts'
import type { CallContext } from '../../outcome/call-context.ts'
import { done, type Outcome, refuse } from '../../outcome/outcome.ts'
import type { Parts } from '../../parts.ts'
import { type Cart, setCartPrice } from '../../repositories/carts.ts'
import { type CompanyData, saveLeadCompany } from '../../repositories/leads.ts'
import { findPurchase, lockPurchase, type Purchase } from '../../repositories/purchases.ts'
import { giveUpCard } from '../cart/give-up-card.ts'
import { priceAnew } from '../cart/price-anew.ts'
import type { PriceRefusal } from '../pricing/price-order.ts'

/**
 * Saves company data whose delivery goes to another state, and at once what the lead's registered cart costs there: a
 * contract of the former price is stale from then on, and what a card held of it is given up. A cart that has its order
 * keeps its price. Where the cart has no price there nothing is saved: the refusal says why.
 */
export async function moveDelivery(
  leadId: string,
  company: CompanyData,
  context: CallContext,
  parts: Parts,
): Promise<Outcome<null, 'leadUnknown' | 'servedElsewhere' | PriceRefusal>> {
  const purchase = await findPurchase(parts.database.kysely, leadId, context)
  if (purchase === null) return refuse('leadUnknown')
  const cart = openCart(purchase)
  // A proposal's price holds wherever the cards go, and no cart gets it that does not name the proposal.
  const isHeld = cart?.proposal !== undefined
  const priced = cart && !isHeld ? await priceAnew(cart, { ...purchase.lead, company }, context, parts) : null
  if (priced && !priced.ok) return refuse(priced.refusal)
  const isSaved = await inTransaction(parts.database, async (trx) => {
    const held = await lockPurchase(trx, leadId, context)
    if (held === null || openCart(held)?.id !== cart?.id) return false
    await saveLeadCompany(trx, leadId, company, context.now)
    if (cart === null || priced === null) return true
    await setCartPrice(trx, cart.id, priced.price)
    // As it is now: another tab may have moved it while this one was priced.
    const isSame = held.cart?.pricing.totalWithDiscount === priced.price.pricing.totalWithDiscount
    if (!isSame) await giveUpCard(trx, leadId, context.now, parts)
    return true
  })
  // Hired or replaced by another tab while it was priced.
  return isSaved ? done(null) : moveDelivery(leadId, company, context, parts)
}

/** The cart that may still be hired. */
function openCart({ cart, order }: Purchase): Cart | null {
  return order === null ? cart : null
}
