import type { OrderLine } from '../cart/cart-line.ts'
import { contractedAgain } from '../cart/contracted/sold-again.ts'
import { addOnLine } from '../cart/lines/add-on-line.ts'
import type { LineLimits } from '../catalogue/line-limits.ts'
import type { Modality, Plan, Product } from '../catalogue/product.ts'
import type { ContractedProduct } from '../customer/customer-type.ts'
import type { Uf } from '../document/types.ts'
import type { Offer } from '../offer/offer.ts'
import { checkPlanRank } from '../plans/check-plan-rank.ts'
import { applyOffer } from './apply-offer.ts'
import { draftLine } from './draft-line.ts'
import type { EntryLabels } from './entry-labels.ts'
import { addDiscounts } from './fees/add-discounts.ts'
import { addFees, addMarketplace } from './fees/add-fees.ts'
import type { FeeRule } from './fees/fee-rule.ts'
import { type FeePlace, feeReader } from './fees-at.ts'
import {
  CONTRACTED_REASON,
  type Pricing,
  type PricingProblem,
  type RemovedLine,
  UNSERVED_REASON,
} from './pricing.ts'
import { type PricingItem, pricingItems } from './pricing-item.ts'
import { offerReader, type ReadOffer } from './read-offer.ts'
import { type KnownLine, readOrder } from './read-order.ts'
import { sumUp } from './sum-up.ts'

/** What an issuer sells and charges; the same for every cart. */
export interface PricingContent {
  readonly products: readonly Product[]
  readonly modalities: readonly Modality[]
  readonly plans: readonly Plan[]
  readonly fees: readonly FeeRule[]
  readonly labels: EntryLabels
}

/**
 * A cart to price. `address`, the company's, and `contracted` are known only with a lead, `delivery` once the buyer
 * said where cards go; until then the company's address stands for it. `offer` is the selected one.
 */
export interface PricingOrder {
  readonly lines: readonly OrderLine[]
  readonly addOnCodes: readonly number[]
  readonly channel: string
  readonly offer: Offer | null
  readonly address: { readonly state: Uf | '' } | null
  readonly delivery: { readonly state: Uf | '' } | null
  readonly contracted: readonly ContractedProduct[]
  readonly limits: LineLimits
}

/** A priced cart and what had to leave it, or why it has no price. */
export type PricingOutcome =
  | { readonly ok: true; readonly pricing: Pricing; readonly removed: readonly RemovedLine[] }
  | { readonly ok: false; readonly problem: PricingProblem }

/**
 * Prices a cart by an issuer's tables (docs/rules/pricing.md). Pure and deterministic; the order of lines changes no
 * total. Problems, the gravest first: `readOrder`'s, then add-ons alone, then an HR plan that is not above the
 * company's, then no line left that the company has not or that is sold where it is, then add-ons that no met offer
 * gives, or an offer that has nothing to do with the cart. An offer whose conditions are not met yet gives no discount
 * and is no problem; the mandatory add-ons of one that is met are priced among the lines, whether they were asked for
 * or not.
 */
export function priceCart(input: PricingContent & PricingOrder): PricingOutcome {
  return preparePricing(input)(input)
}

/** `priceCart` for many carts: reads the content once and gives back the function that prices an order. */
export function preparePricing(content: PricingContent): (order: PricingOrder) => PricingOutcome {
  const items = pricingItems(content)
  const readers = { items, read: offerReader(items), feesOf: feeReader(content.fees) }
  return (order) => priceWith(readers, content, order)
}

/** The content as pricing reads it, made once. */
interface Readers {
  readonly items: ReadonlyMap<number, PricingItem>
  readonly read: (offer: Offer) => ReadOffer
  readonly feesOf: (place: FeePlace) => readonly FeeRule[]
}

function priceWith(
  { items, read: readOffer, feesOf }: Readers,
  content: PricingContent,
  order: PricingOrder,
): PricingOutcome {
  const read = readOrder(order, items)
  if (!read.ok) return read
  const asksForAddOns = read.lines.some(isAddOn)
  if (asksForAddOns && read.lines.every(isAddOn)) return { ok: false, problem: 'addOnsAlone' }
  const served: KnownLine[] = []
  const removed: RemovedLine[] = []
  for (const known of read.lines) {
    const { item } = known
    const rank = item.plan === null ? null : checkPlanRank(item.plan, order.contracted, content.plans)
    if (rank !== null) return { ok: false, problem: rank }
    if (order.address !== null && item.unservedStates.includes(order.address.state)) {
      removed.push({ productCode: item.code, reason: UNSERVED_REASON })
    } else served.push(known)
  }
  const { contracted } = order
  const again = contractedAgain(served.map(toSold), contracted)
  for (const productCode of again) removed.push({ productCode, reason: CONTRACTED_REASON })
  const drafts = served
    .filter(({ item }) => !again.includes(item.code))
    .map(({ line, item }) => draftLine(line, item))
  if (removed.length > 0 && drafts.every(isAddOn))
    return { ok: false, problem: again.length > 0 ? 'alreadyContracted' : 'productsUnserved' }
  if (asksForAddOns && order.offer === null) return { ok: false, problem: 'offerNotApplicable' }
  const taken = applyOffer(order.offer, drafts, { read: readOffer, removed, contracted })
  if (taken === 'unfit') return { ok: false, problem: 'offerNotApplicable' }
  for (const code of taken.addedCodes) {
    const item = items.get(code)
    if (item) drafts.push(draftLine(addOnLine(code), item))
  }
  const { state = null } = order.delivery ?? order.address ?? {}
  addFees(drafts, feesOf({ channel: order.channel, state }))
  addMarketplace(drafts, content.labels)
  for (const draft of drafts) addDiscounts(draft, taken.offer, content.labels)
  return { ok: true, pricing: sumUp(drafts), removed }
}

function isAddOn({ item }: Pick<KnownLine, 'item'>): boolean {
  return item.lineType === 'addOn'
}

function toSold({ item: { code, groupCode, lineType } }: KnownLine) {
  return { productCode: code, groupCode, lineType }
}
