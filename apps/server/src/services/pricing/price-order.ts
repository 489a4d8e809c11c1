import type { OrderLine } from '@benefits/domain/cart/cart-line'
import type { Offer } from '@benefits/domain/offer/offer'
import type { Pricing, PricingProblem, RemovedLine } from '@benefits/domain/pricing/pricing'
import type { CallContext } from '../../outcome/call-context.ts'
import type { Parts } from '../../parts.ts'
import type { Lead } from '../../repositories/leads.ts'
import { listContractedProducts } from '../customer/list-contracted-products.ts'
import { offersInForce } from '../offer/offers-in-force.ts'
import { issuerPricing } from './issuer-pricing.ts'
import { type LineFieldProblem, lineProblems } from './line-problems.ts'

/** What is to be priced; add-ons by code. */
export interface OrderToPrice {
  readonly lines: readonly OrderLine[]
  readonly addOnCodes: readonly number[]
}

export type PricedOrder =
  | { readonly ok: true; readonly pricing: Pricing; readonly removed: readonly RemovedLine[] }
  | { readonly ok: false; readonly refusal: PricingProblem; readonly lines: readonly LineFieldProblem[] }

const NOBODY = { address: null, delivery: null, contracted: [] } as const

/**
 * Prices an order by the tables of the call's issuer and channel. A lead brings its company's address and contracts,
 * and where its cards go once that was said.
 * Refusals about quantity and value name the lines' fields too (docs/rules/pricing.md: form-or-price).
 */
export async function priceOrder(
  order: OrderToPrice,
  lead: Lead | null,
  context: CallContext,
  parts: Parts,
): Promise<PricedOrder> {
  const { issuer: content, channel, offerCode } = context
  const offer = findOffer(context)
  if (offerCode && offer === null) return { ok: false, refusal: 'offerNotApplicable', lines: [] }
  const { items, price } = issuerPricing(content, channel)
  const { limits } = content.selling
  const buyer = lead === null ? NOBODY : await whatChangesPrices(lead, order, context, parts)
  const outcome = price({ ...order, ...buyer, channel: channel.code, offer, limits })
  if (outcome.ok) return outcome
  const { problem: refusal } = outcome
  return { ok: false, refusal, lines: lineProblems(order.lines, items, limits, refusal) }
}

function findOffer({ issuer, channel, offerCode }: CallContext): Offer | null {
  if (!offerCode) return null
  return offersInForce(issuer, channel).find(({ code }) => code === offerCode) ?? null
}

/** Only an HR plan and an offer's add-ons are judged by what the company has: other carts are spared the look. */
async function whatChangesPrices(
  { registry, cnpj, company }: Lead,
  { lines }: OrderToPrice,
  context: CallContext,
  parts: Parts,
) {
  const { issuer, channel, offerCode } = context
  const { items } = issuerPricing(issuer, channel)
  const hasPlan = lines.some(({ productCode }) => items.get(productCode)?.plan)
  const contracted = hasPlan || offerCode ? await listContractedProducts(cnpj, context, parts) : []
  return { address: registry.address, delivery: company?.deliveryAddress ?? null, contracted }
}
