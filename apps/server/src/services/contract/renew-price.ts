import { inTransaction } from '../../database/in-transaction.ts'
import type { CallContext } from '../../outcome/call-context.ts'
import { done, type Outcome, refuse } from '../../outcome/outcome.ts'
import type { Parts } from '../../parts.ts'
import { setCartPrice } from '../../repositories/carts.ts'
import { findPurchase, lockPurchase, type Purchase } from '../../repositories/purchases.ts'
import { giveUpCard } from '../cart/give-up-card.ts'
import { priceAnew } from '../cart/price-anew.ts'
import { endOfPrice } from '../conditions/price-days.ts'
import type { PriceRefusal } from '../pricing/price-order.ts'
import { findAccepted } from './find-accepted.ts'

/** Why a purchase cannot be read at a price that holds: out of reach, or a cart that has no price today. */
export type RenewalRefusal = 'leadUnknown' | 'servedElsewhere' | PriceRefusal

/**
 * A lead's purchase at a price that holds: a cart whose days are over gets today's, in its place, and what a card held
 * of another total is given up (docs/rules/pricing.md: promised). An order keeps its price.
 */
export async function findPricedPurchase(
  leadId: string,
  context: CallContext,
  parts: Parts,
): Promise<Outcome<Purchase, RenewalRefusal>> {
  const purchase = await findPurchase(parts.database.kysely, leadId, context)
  if (purchase === null) return refuse('leadUnknown')
  const { lead, cart, order } = purchase
  if (cart === null || order !== null || !(await isOver(purchase, context, parts))) return done(purchase)
  const priced = await priceAnew(cart, lead, context, parts)
  if (!priced.ok) return refuse(priced.refusal)
  await inTransaction(parts.database, async (trx) => {
    const held = await lockPurchase(trx, leadId, context)
    // Hired, replaced or renewed meanwhile.
    if (held?.cart?.id !== cart.id || held.order !== null) return
    await setCartPrice(trx, cart.id, priced.price)
    const { totalWithDiscount } = held.cart.pricing
    if (totalWithDiscount !== priced.price.pricing.totalWithDiscount)
      await giveUpCard(trx, leadId, context.now, parts)
  })
  return findPricedPurchase(leadId, context, parts)
}

async function isOver(purchase: Purchase, context: CallContext, { database }: Parts): Promise<boolean> {
  const { cart } = purchase
  if (cart === null || endOfPrice(cart, null, context) === null) return false
  const accepted = await findAccepted(database.kysely, purchase, context.content, 'boleto')
  return endOfPrice(cart, accepted?.acceptedAt ?? null, context) !== null
}
