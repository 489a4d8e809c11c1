/**
 * Everything that the store tells analytics, by name and payload (docs/rules/consent.md: events). Money in reais with
 * two places; `currency` as ISO 4217 numbers it. No member may hold anything about a person: paths come without their
 * query, names of products and buttons are the store's own words.
 */

/** Brazilian real, as events number it. */
export const CURRENCY = 986

/** One product of an event; the balances of one card are one item. */
export interface EventItem {
  readonly item_id: string
  readonly item_name: string
  readonly quantity: number
  /** Per unit, in reais. */
  readonly price: number
}

/** What an event is about in money: `value` is the sum of the items, in reais. */
export interface Ecommerce {
  readonly currency: typeof CURRENCY
  readonly value: number
  readonly items: readonly EventItem[]
}

/** What an order costs, in reais. */
export interface EventPricing {
  readonly total: number
  readonly total_with_discount: number
  readonly fees: number
  readonly benefits: number
}

/** Where an event happened. */
interface OfPage {
  readonly page_path: string
}

interface OfCart extends OfPage {
  readonly ecommerce: Ecommerce
}

interface OfLead extends OfPage {
  /** Id of the lead, which says nothing about who it is; null where the store has none. */
  readonly lead_id: string | null
  readonly channel: string
}

interface OfOrder extends OfLead {
  readonly pricing: EventPricing
  readonly ecommerce: Ecommerce
}

/** The payload of each event. */
export interface EventPayloads {
  readonly page_view: OfPage
  readonly button_click: OfPage & { readonly button: string }
  readonly product_click: OfPage & { readonly product: string }
  readonly add_to_cart: OfCart
  readonly remove_from_cart: OfCart
  readonly begin_checkout: OfCart
  readonly generate_lead: OfLead
  readonly create_proposal: OfLead
  readonly close_convert_lead: OfOrder
  readonly finished_checkout: OfOrder
  readonly fatal_exception: OfPage & {
    /** Where it came from. */
    readonly kind: 'refusal' | 'script'
    /** The refusal's code, or the error's kind. */
    readonly description: string
  }
}

export type EventName = keyof EventPayloads

/** One entry of the data layer. */
export type AnalyticsEvent = {
  readonly [N in EventName]: { readonly event: N } & EventPayloads[N]
}[EventName]
