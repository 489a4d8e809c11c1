import type { Centavos } from '../money/centavos.ts'

/** Which cart a product belongs to; one service group is one contract and one next-steps card. */
export type ServiceGroup = 'default' | 'multi' | 'mobility' | 'hcm'

/** What a cart line sells. */
export type LineType = 'benefit' | 'mobility' | 'hcm' | 'addOn' | 'unknown' | 'extension'

/** How an HR plan is billed: per month, or twelve months at once. Monthly is the default. */
export type PlanPeriod = 'monthly' | 'annual'

/** Kinds of additional products of a plan or a product. */
export type AdditionalKind = 'module' | 'extension' | 'addOn'

/** A food card is given under the workers' food programme (PAT, Lei 6.321/1976) or as an aid of the company's own. */
export type FoodRegime = 'pat' | 'aid'

/** What a service serves that is given beside a product: food and nutrition, health, or anything else. */
export type ServicePurpose = 'nutrition' | 'health' | 'care'

/** Where a card is accepted. */
export type AcceptanceNetwork = 'alimentacao' | 'refeicao' | 'auto' | 'compras' | 'cultura' | 'transporte'

/** A product that comes with another one or may be added to it. */
export interface AdditionalProduct {
  readonly code: number
  readonly name: string
  readonly description: string
  readonly required: boolean
  readonly kind: AdditionalKind
}

/** One product of an issuer's channel. */
export interface Product {
  readonly code: number
  readonly name: string
  readonly description: string
  /** Code of the modality that sells it: 0, 207, 200, 900, 20000. */
  readonly groupCode: number
  readonly lineType: LineType
  /** Name of the colour token that paints its card art, chip and icon. */
  readonly colourToken: string
  readonly logoPath: string
  readonly cardImagePath: string
  readonly networks: readonly AcceptanceNetwork[]
  readonly showInMapList: boolean
  readonly showAsteriskPatAux: boolean
  /** Under which law a food card is given; null where it is neither's. */
  readonly foodRegime: FoodRegime | null
  /** Path of its own landing page, `/produtos/…`; null where it has none. */
  readonly pagePath: string | null
  /** Food benefits may not be rebated (Lei 14.442/2022): discounts never exceed fees on their lines. */
  readonly isFood: boolean
  /** Of a service: what it serves. */
  readonly purpose?: ServicePurpose
  /** What services may serve that are given beside it; absent where no law says (docs/rules/offers.md: advantages). */
  readonly advantages?: readonly ServicePurpose[]
  /** States where it is not sold; empty = sold everywhere. */
  readonly unservedStates: readonly string[]
  /** Its own smallest monthly value per card; null where the issuer's holds. */
  readonly minValue: Centavos | null
  /** Credit of a line from which it opens the marketplace (docs/rules/pricing.md); null where it never does. */
  readonly marketplaceFrom: Centavos | null
  readonly additionalProducts: readonly AdditionalProduct[]
}

/** A card of the landing page's shelf and the cart it leads to. */
export interface Modality {
  readonly id: string
  readonly groupCode: number
  readonly name: string
  readonly subtitle: string
  readonly description: string
  /** Where its shelf card leads: a path of the store, or an absolute address that opens in a new tab. */
  readonly destination: string
  readonly imagePath: string
  readonly isNew: boolean
  readonly displayOrder: number
  readonly issuers: readonly string[]
  readonly isWalletGroupCard: boolean
  readonly serviceGroup: ServiceGroup
  readonly canBeOrderedSolo: boolean
  readonly showLegalFlag: boolean
  readonly pageRoute: string
  readonly keyId: string
  readonly colourToken: string
  /** Where its purchase ends: an order for cards, a contract for mobility and HR. */
  readonly stepOrderLimit: 'order' | 'contract'
  /** Mobility stands out on the shelf. */
  readonly isFeatured: boolean
}

/** A product of the season on the shelf. */
export interface SeasonalProduct {
  readonly code: number
  readonly name: string
  readonly description: string
  readonly destination: string
  readonly isNew: boolean
}

/** One row of an HR plan's price table: what a band of employees costs per month. */
export interface PlanPrice {
  /** The band's largest number of employees: 10, 25, 50, 100, then each 50 up to 1000. */
  readonly upTo: number
  readonly monthly: Centavos
}

/** One thing a plan includes or offers, with its price per month. */
export interface PlanExtra extends AdditionalProduct {
  /** Price per employee and month, or per month when `perEmployee` is false; 0 is free. */
  readonly price: Centavos
  readonly perEmployee: boolean
}

/** An HR plan. */
export interface Plan {
  readonly code: number
  /** Its name in addresses: `/carrinho/pontomais/gerencial`. */
  readonly slug: string
  readonly name: string
  readonly displayName: string
  readonly description: string
  /** Name of an icon of the store's own set. */
  readonly icon: string
  readonly rank: number
  readonly maxEmployees: number
  /** What paying a year at once takes off its twelve months, in hundredths of a percent. */
  readonly annualDiscount: number
  readonly prices: readonly PlanPrice[]
  readonly extras: readonly PlanExtra[]
}
