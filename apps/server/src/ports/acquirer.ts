import type { Centavos } from '@benefits/domain/money/centavos'
import type { CardBrand } from '@benefits/domain/payment/card-brand'

/** A checked card on its way to the acquirer. Never stored, never logged (docs/rules/payment.md: card-data). */
export interface Card {
  /** 13 to 19 digits. */
  readonly number: string
  readonly holder: string
  readonly cvv: string
  /** '01' to '12'. */
  readonly month: string
  /** Four digits. */
  readonly year: string
  /** Null for a brand that the store does not name. */
  readonly brand: CardBrand | null
}

/** One authorisation to ask for. `id` names it for ever, at the acquirer too. */
export interface CardCharge {
  readonly id: string
  readonly amount: Centavos
  readonly card: Card
  readonly customerName: string
}

/** What an acquirer's refusal becomes: denied, duplicate or fraud, wrong card data. */
export type CardRefusal = 'cardDenied' | 'cardSuspicious' | 'cardInvalid'

/**
 * `authorised`: the amount is held, `reference` is the acquirer's own id. `refused` and `failed`: nothing is held, by
 * the card's fault or by ours. `unknown`: it may be held; it has to be released.
 */
export type ChargeOutcome =
  | { readonly kind: 'authorised'; readonly reference: string }
  | { readonly kind: 'refused'; readonly refusal: CardRefusal }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'unknown' }

/** An authorisation to give back; without a reference it is looked for by its id. */
export interface HeldCharge {
  readonly id: string
  readonly reference: string | null
  readonly amount: Centavos
}

/** Holds money on credit cards and gives it back. */
export interface Acquirer {
  /** Asks once; never rejects and never asks again by itself. */
  authorise(charge: CardCharge): Promise<ChargeOutcome>
  /**
   * `released`: nothing is held under that id. `notFound`: the acquirer does not know it, or has not decided it yet.
   * Rejects when it could not be asked or did not give the money back; the job tries again.
   */
  release(charge: HeldCharge): Promise<'released' | 'notFound'>
}
