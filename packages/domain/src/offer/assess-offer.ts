import type { CartState } from '../cart/cart-state.ts'
import type { Centavos } from '../money/centavos.ts'
import type { AddOnFacts } from './add-on-block.ts'
import { currentRule } from './current-rule.ts'
import type { DescribedOffer } from './describe-offer.ts'
import { type OfferCart, type OfferGap, offerGaps } from './is-offer-met.ts'
import { offerCart } from './offer-cart.ts'
import { type OfferNeeds, offerNeeds } from './offer-needs.ts'

/** What is known of the buyer whose cart is judged. */
export interface OfferBuyer {
  readonly walletGroupCodes: readonly number[]
  /** Codes of what the company has already. */
  readonly contractedCodes: readonly number[]
}

/** What an offer makes of a cart. */
export interface OfferAssessment {
  readonly needs: OfferNeeds
  readonly cart: OfferCart
  /** What the cart still lacks; empty once the offer is met. */
  readonly gaps: readonly OfferGap[]
  readonly isMet: boolean
  /** What decides on its add-ons. */
  readonly facts: AddOnFacts
}

/** The part of an offer that judges carts. */
export type OfferTerms = Pick<
  DescribedOffer,
  'items' | 'rules' | 'minValue' | 'minCards' | 'minCardsOf' | 'minEmployees'
>

/** Judges a browser's cart by an offer, as the pricing does with an order (docs/rules/offers.md: met, add-ons). */
export function assessOffer(
  offer: OfferTerms,
  { lines, removedProducts }: Pick<CartState, 'lines' | 'removedProducts'>,
  { walletGroupCodes, contractedCodes }: OfferBuyer,
): OfferAssessment {
  const needs = offerNeeds(offer, new Map(offer.items.map((item) => [item.productCode, item])))
  const counted = lines.map(({ groupCode, lineType, quantity, monthlyValue }) => ({
    groupCode,
    lineType,
    quantity,
    credited: (quantity * monthlyValue) as Centavos,
  }))
  const cart = offerCart(offer, counted, walletGroupCodes)
  const gaps = offerGaps(offer, needs, cart)
  const isMet = gaps.length === 0
  return {
    needs,
    cart,
    gaps,
    isMet,
    facts: {
      boughtCodes: lines.map(({ productCode }) => productCode),
      contractedCodes,
      unservedCodes: removedProducts.map(({ id }) => id),
      maximum: isMet ? (currentRule(offer, cart.totalBenefits)?.maxAddOns ?? 0) : 0,
    },
  }
}
