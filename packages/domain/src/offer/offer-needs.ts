import type { LineType } from '../catalogue/product.ts'
import type { Offer } from './offer.ts'

/** What an offer asks for: the modalities of its items, add-ons aside, and whether HR plans or cards are among them. */
export interface OfferNeeds {
  readonly groupCodes: readonly number[]
  readonly hr: boolean
  readonly cards: boolean
}

/** Where a product is sold and as what; a pricing item or a catalogue product. */
export type OfferCatalogue = ReadonlyMap<number, { readonly groupCode: number; readonly lineType: LineType }>

/** Reads an offer's needs from its items; a code that the catalogue does not know asks for nothing. */
export function offerNeeds(offer: Pick<Offer, 'items'>, catalogue: OfferCatalogue): OfferNeeds {
  const groupCodes: number[] = []
  let hr = false
  let cards = false
  for (const { productCode } of offer.items) {
    const item = catalogue.get(productCode)
    if (item === undefined || item.lineType === 'addOn' || item.lineType === 'extension') continue
    if (item.lineType === 'hcm') hr = true
    else cards = true
    if (!groupCodes.includes(item.groupCode)) groupCodes.push(item.groupCode)
  }
  return { groupCodes, hr, cards }
}
