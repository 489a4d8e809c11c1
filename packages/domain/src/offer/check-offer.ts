import type { Plan, Product } from '../catalogue/product.ts'
import type { Offer } from './offer.ts'

/** What is wrong with an offer's data. */
export type OfferFault =
  | 'unknownProduct'
  | 'rebatesFood'
  | 'discountOutOfRange'
  | 'discountsOverlap'
  | 'emptyBand'
  | 'bandsOverlap'

/** A fault and where it is: the list and its index. */
export interface OfferProblem {
  readonly fault: OfferFault
  readonly list: 'items' | 'rules' | 'discounts'
  readonly index: number
}

const WHOLE = 10_000

/**
 * Problems of an offer's data, in the order of its lists; empty when it may be sold. A rebate on the value of a food
 * benefit is refused by law (Lei 14.442/2022): on food, only fees may be discounted.
 */
export function checkOffer(
  offer: Offer,
  { products, plans }: { readonly products: readonly Product[]; readonly plans: readonly Plan[] },
): OfferProblem[] {
  const known = new Set([...products, ...plans].map(({ code }) => code))
  const food = new Set(products.filter(({ isFood }) => isFood).map(({ code }) => code))
  const problems: OfferProblem[] = []
  offer.items.forEach((item, index) => {
    if (!known.has(item.productCode)) problems.push({ fault: 'unknownProduct', list: 'items', index })
  })
  offer.rules.forEach((rule, index) => {
    const top = rule.to ?? Number.POSITIVE_INFINITY
    if (top <= rule.from) problems.push({ fault: 'emptyBand', list: 'rules', index })
    const overlaps = offer.rules
      .slice(0, index)
      .some((other) => rule.from < (other.to ?? Number.POSITIVE_INFINITY) && other.from < top)
    if (overlaps) problems.push({ fault: 'bandsOverlap', list: 'rules', index })
  })
  offer.discounts.forEach((discount, index) => {
    const { productCode, base, basisPoints } = discount
    const at = { list: 'discounts', index } as const
    const twin = offer.discounts
      .slice(0, index)
      .some((other) => other.productCode === productCode && other.base === base)
    if (!known.has(productCode)) problems.push({ fault: 'unknownProduct', ...at })
    if (food.has(productCode) && base === 'plan') problems.push({ fault: 'rebatesFood', ...at })
    if (!Number.isInteger(basisPoints) || basisPoints < 1 || basisPoints > WHOLE)
      problems.push({ fault: 'discountOutOfRange', ...at })
    if (twin) problems.push({ fault: 'discountsOverlap', ...at })
  })
  return problems
}
