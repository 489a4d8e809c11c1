import type { Modality } from '@benefits/domain/catalogue/product'
import { shelfOrder } from '@benefits/domain/catalogue/shelf-order'
import type { ProductView } from '../../../purchase/catalogue/public.ts'

/** A card of the shelf: a modality, or a product of the season. */
export interface ShelfCard {
  readonly key: string
  readonly name: string
  readonly subtitle: string
  readonly description: string
  readonly destination: string
  readonly tone: string
  readonly isNew: boolean
  readonly isFeatured: boolean
  /** The cart that it selects; null on products of the season, which select none. */
  readonly groupCode: number | null
  /** Whether it leads to plans that are compared, instead of an order. */
  readonly isOfPlans: boolean
  /** The product of the season; null on modalities. */
  readonly productCode: number | null
}

/** What a channel sells, in few words. */
export interface Sold {
  readonly modalities: readonly Pick<
    Modality,
    'groupCode' | 'serviceGroup' | 'canBeOrderedSolo' | 'displayOrder'
  >[]
  readonly products: readonly Pick<ProductView, 'code' | 'groupCode' | 'lineType' | 'unservedStates'>[]
}

type ShelfModality = Pick<
  Modality,
  | 'groupCode'
  | 'name'
  | 'subtitle'
  | 'description'
  | 'destination'
  | 'colourToken'
  | 'isNew'
  | 'isFeatured'
  | 'displayOrder'
  | 'issuers'
  | 'serviceGroup'
>

interface Season {
  readonly code: number
  readonly name: string
  readonly description: string
  readonly destination: string
  readonly isNew: boolean
}

/**
 * The shelf: the issuer's modalities in display order, then the season's products. `tones` paints the products by code.
 */
export function shelfCards(
  modalities: readonly ShelfModality[],
  seasonal: readonly Season[],
  issuer: string,
  tones: ReadonlyMap<number, string>,
): ShelfCard[] {
  const own = shelfOrder(modalities.filter(({ issuers }) => issuers.includes(issuer)))
  return [
    ...own.map((modality) => ({
      key: `modalidade-${modality.groupCode}`,
      name: modality.name,
      subtitle: modality.subtitle,
      description: modality.description,
      destination: modality.destination,
      tone: modality.colourToken,
      isNew: modality.isNew,
      isFeatured: modality.isFeatured,
      groupCode: modality.groupCode,
      isOfPlans: modality.serviceGroup === 'hcm',
      productCode: null,
    })),
    ...seasonal.map(({ code, name, description, destination, isNew }) => ({
      key: `sazonal-${code}`,
      name,
      subtitle: '',
      description,
      destination,
      tone: tones.get(code) ?? 'year-end',
      isNew,
      isFeatured: false,
      groupCode: null,
      isOfPlans: false,
      productCode: code,
    })),
  ]
}
