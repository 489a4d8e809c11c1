import type { OrderToPrice } from '@benefits/domain/cart/asked-order'
import type { Offer } from '@benefits/domain/offer/offer'
import {
  CONTRACTED_REASON,
  type Pricing,
  type PricingProblem,
  type RemovedLine,
} from '@benefits/domain/pricing/pricing'
import type { CallContext } from '../../outcome/call-context.ts'
import type { Parts } from '../../parts.ts'
import type { Lead } from '../../repositories/leads.ts'
import { buysElsewhere } from '../customer/know-customer.ts'
import { listContractedProducts } from '../customer/list-contracted-products.ts'
import { issuerPricing } from '../selling/issuer-pricing.ts'
import { offersInForce } from '../selling/offers-in-force.ts'
import { findHeldPrice, type HeldPrice } from './held-price.ts'
import {
  ADD_ONS_ALONE,
  contractedLineProblems,
  type LineFieldProblem,
  lineProblems,
  repeatedLineProblems,
} from './line-problems.ts'

/** Why an order has no price; add-ons alone lack a field, and a line that is there twice has one too many. */
export type PriceRefusal = Exclude<PricingProblem, 'addOnsAlone'> | 'fieldsRefused'

export type PricedOrder =
  | {
      readonly ok: true
      readonly pricing: Pricing
      readonly removed: readonly RemovedLine[]
      readonly held?: HeldPrice
    }
  | { readonly ok: false; readonly refusal: PriceRefusal; readonly lines: readonly LineFieldProblem[] }

/** The same of an order that becomes a cart: a company that another channel serves registers none. */
export type PricedCart =
  | PricedOrder
  | { readonly ok: false; readonly refusal: 'servedElsewhere'; readonly lines: readonly LineFieldProblem[] }

const NOBODY = { address: null, delivery: null, contracted: [] } as const

/**
 * Prices an order by the tables of the call's issuer and channel. A lead brings its company's address and contracts,
 * and where its cards go once that was said.
 * A proposal that the order names holds its price (docs/rules/proposal.md: holds).
 * Refusals about quantity and value name the lines' fields too (docs/rules/pricing.md: form-or-price).
 */
export async function priceOrder(
  order: OrderToPrice,
  lead: Lead | null,
  context: CallContext,
  parts: Parts,
): Promise<PricedOrder> {
  const { content, channel } = context
  const { lines: ordered, addOnCodes, offerCode } = order
  const held = await findHeldPrice(order, lead, context, parts)
  if (held !== null) return { ok: true, pricing: held.pricing, removed: [], held }
  const offer = findOffer(offerCode, context)
  if (offerCode && offer === null) return { ok: false, refusal: 'offerNotApplicable', lines: [] }
  const { items, price } = issuerPricing(content, channel)
  const { limits } = content.selling
  const buyer = lead === null ? NOBODY : await whatChangesPrices(lead, context, parts)
  const outcome = price({ lines: ordered, addOnCodes, ...buyer, channel: channel.code, offer, limits })
  if (outcome.ok) return outcome
  const { problem: refusal } = outcome
  if (refusal === 'addOnsAlone') return { ok: false, refusal: 'fieldsRefused', lines: ADD_ONS_ALONE }
  const lines =
    refusal === 'alreadyContracted'
      ? contractedLineProblems(ordered, items, codesOf(buyer.contracted))
      : lineProblems(ordered, items, limits, refusal)
  const repeated =
    lines.length === 0 && refusal === 'productUnknown' ? repeatedLineProblems(ordered, items) : []
  return repeated.length > 0
    ? { ok: false, refusal: 'fieldsRefused', lines: repeated }
    : { ok: false, refusal, lines }
}

/**
 * The same for an order that becomes a cart: what the company has already is refused, never left out of it, so that
 * nobody hires less than they asked for; and nothing is registered for a company that another channel serves.
 */
export async function priceCartOrder(
  order: OrderToPrice,
  lead: Lead,
  context: CallContext,
  parts: Parts,
): Promise<PricedCart> {
  const [priced, elsewhere] = await Promise.all([
    priceOrder(order, lead, context, parts),
    buysElsewhere(lead.cnpj, context.channel.code, context, parts),
  ])
  if (elsewhere) return { ok: false, refusal: 'servedElsewhere', lines: [] }
  if (!priced.ok) return priced
  const again = priced.removed.filter(({ reason }) => reason === CONTRACTED_REASON)
  if (again.length === 0) return priced
  const { items } = issuerPricing(context.content, context.channel)
  const codes = again.map(({ productCode }) => productCode)
  const lines = contractedLineProblems(order.lines, items, codes)
  return { ok: false, refusal: 'alreadyContracted', lines }
}

function findOffer(offerCode: string | null, { content, channel }: CallContext): Offer | null {
  if (!offerCode) return null
  return offersInForce(content, channel).find(({ code }) => code === offerCode) ?? null
}

async function whatChangesPrices({ registry, cnpj, company }: Lead, context: CallContext, parts: Parts) {
  const contracted = await listContractedProducts(cnpj, context, parts)
  return { address: registry.address, delivery: company?.deliveryAddress ?? null, contracted }
}

function codesOf(products: readonly { readonly code: number }[]): number[] {
  return products.map(({ code }) => code)
}
