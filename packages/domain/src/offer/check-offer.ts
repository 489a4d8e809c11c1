import { allowsAdvantage } from '../catalogue/advantages.ts'
import type { Plan, Product } from '../catalogue/product.ts'
import type { Offer, OfferDiscount, OfferItem } from './offer.ts'
import { isAddOnItem, isMandatory } from './offer-add-ons.ts'

/** What is wrong with an offer's data. */
export type OfferFault =
  | 'unknownProduct'
  | 'familyMismatch'
  | 'mandatoryUnserved'
  | 'mandatoryAboveMaximum'
  | 'advantageForbidden'
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
  const addOns = new Set(products.filter(({ lineType }) => lineType === 'addOn').map(({ code }) => code))
  const food = new Set(products.filter(({ isFood }) => isFood).map(({ code }) => code))
  const problems: OfferProblem[] = []
  offer.items.forEach((item, index) => {
    const at = { list: 'items', index } as const
    if (!known.has(item.productCode)) problems.push({ fault: 'unknownProduct', ...at })
    else if (isAddOnItem(item) !== addOns.has(item.productCode))
      problems.push({ fault: 'familyMismatch', ...at })
    const isUnserved = products.some(
      ({ code, unservedStates }) => code === item.productCode && unservedStates.length > 0,
    )
    if (isMandatory(item) && isUnserved) problems.push({ fault: 'mandatoryUnserved', ...at })
    if (isForbidden(item, offer, products)) problems.push({ fault: 'advantageForbidden', ...at })
  })
  offer.rules.forEach((rule, index) => {
    const top = rule.to ?? Number.POSITIVE_INFINITY
    if (top <= rule.from) problems.push({ fault: 'emptyBand', list: 'rules', index })
    const overlaps = offer.rules
      .slice(0, index)
      .some((other) => rule.from < (other.to ?? Number.POSITIVE_INFINITY) && other.from < top)
    if (overlaps) problems.push({ fault: 'bandsOverlap', list: 'rules', index })
    if (offer.items.filter(isMandatory).length > rule.maxAddOns)
      problems.push({ fault: 'mandatoryAboveMaximum', list: 'rules', index })
  })
  offer.discounts.forEach((discount, index) => {
    const { productCode, base, basisPoints } = discount
    const at = { list: 'discounts', index } as const
    const twin = offer.discounts
      .slice(0, index)
      .some((other) => other.productCode === productCode && other.base === base && meet(other, discount))
    if (!known.has(productCode)) problems.push({ fault: 'unknownProduct', ...at })
    if (food.has(productCode) && base === 'plan') problems.push({ fault: 'rebatesFood', ...at })
    if (!Number.isInteger(basisPoints) || basisPoints < 1 || basisPoints > WHOLE)
      problems.push({ fault: 'discountOutOfRange', ...at })
    if (twin) problems.push({ fault: 'discountsOverlap', ...at })
  })
  return problems
}

/** Whether two discounts are given for one period. */
function meet({ planPeriod: one }: OfferDiscount, { planPeriod: other }: OfferDiscount): boolean {
  return one === undefined || other === undefined || one === other
}

/**
 * Whether an offer gives a service beside a product whose law forbids it: one that comes by itself, or that no other
 * product of the offer brings.
 */
function isForbidden(item: OfferItem, { items }: Offer, products: readonly Product[]): boolean {
  if (!isAddOnItem(item)) return false
  const { productCode: code } = item
  const purpose = products.find((product) => product.code === code)?.purpose
  const bought = products.filter((product) =>
    items.some((one) => !isAddOnItem(one) && one.productCode === product.code),
  )
  const [allowing, barring] = [true, false].map((is) =>
    bought.filter((product) => allowsAdvantage(product, purpose) === is),
  )
  if (barring === undefined || barring.length === 0) return false
  const isBrought = allowing?.some(({ additionalProducts }) =>
    additionalProducts.some((one) => one.code === code),
  )
  return isMandatory(item) || !isBrought
}
