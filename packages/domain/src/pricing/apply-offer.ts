import type { ContractedProduct } from '../customer/customer-type.ts'
import type { Centavos } from '../money/centavos.ts'
import { currentRule } from '../offer/current-rule.ts'
import { isOfferMet } from '../offer/is-offer-met.ts'
import type { Offer } from '../offer/offer.ts'
import { offerCart } from '../offer/offer-cart.ts'
import { resolveAddOns } from '../offer/resolve-add-ons.ts'
import type { DraftLine } from './draft-line.ts'
import type { RemovedLine } from './pricing.ts'
import type { ReadOffer } from './read-offer.ts'

/** What an offer gives an order. */
export interface AppliedOffer {
  /** Whose discounts are given; null without an offer, or while its conditions are not met. */
  readonly offer: Offer | null
  /** Mandatory add-ons that the order did not ask for. */
  readonly addedCodes: readonly number[]
}

/** What an offer is judged by, beside the lines that are priced. */
interface Circumstances {
  readonly read: (offer: Offer) => ReadOffer
  readonly removed: readonly RemovedLine[]
  readonly contracted: readonly ContractedProduct[]
}

const NOTHING: AppliedOffer = { offer: null, addedCodes: [] }

/**
 * What an order gets of an offer. 'unfit' when none of its lines is of a modality that the offer asks for, or when it
 * asks for add-ons that the offer does not give it: of another offer, without the product that they go with, more than
 * the current rule allows, or before the offer is met (docs/rules/offers.md: add-ons).
 */
export function applyOffer(
  offer: Offer | null,
  drafts: readonly DraftLine[],
  { read, removed, contracted }: Circumstances,
): AppliedOffer | 'unfit' {
  if (offer === null || drafts.length === 0) return NOTHING
  const { needs, addOns } = read(offer)
  const cart = offerCart(offer, drafts.map(toOfferLine), walletsOf(drafts))
  if (needs.groupCodes.length > 0 && !needs.groupCodes.some((code) => cart.groupCodes.includes(code)))
    return 'unfit'
  const isMet = isOfferMet(offer, needs, cart)
  const asked = codesOf(drafts.filter(isAddOn))
  const taken = resolveAddOns(asked, addOns, {
    boughtCodes: codesOf(drafts.filter((draft) => !isAddOn(draft))),
    contractedCodes: contracted.map(({ code }) => code),
    unservedCodes: removed.map(({ productCode }) => productCode),
    maximum: isMet ? (currentRule(offer, cart.totalBenefits)?.maxAddOns ?? 0) : 0,
  })
  if (taken === 'unfit') return 'unfit'
  return { offer: isMet ? offer : null, addedCodes: taken.filter((code) => !asked.includes(code)) }
}

function isAddOn({ item }: DraftLine): boolean {
  return item.lineType === 'addOn'
}

function codesOf(drafts: readonly DraftLine[]): number[] {
  return drafts.map(({ item }) => item.code)
}

function walletsOf(drafts: readonly DraftLine[]): number[] {
  return drafts.filter(({ item }) => item.isWallet).map(({ item }) => item.groupCode)
}

function toOfferLine({ item, line, productValue }: DraftLine) {
  const { groupCode, lineType } = item
  const credited: Centavos = productValue
  return { groupCode, lineType, quantity: line.quantity, credited }
}
