/** The card's form as typed: in components only, and never kept anywhere (docs/rules/payment.md: card-data). */
export type CardValues = {
  readonly number: string
  readonly holder: string
  readonly expiry: string
  readonly cvv: string
}

export const NO_CARD: CardValues = { number: '', holder: '', expiry: '', cvv: '' }
