import type { CardBrand } from '@benefits/domain/payment/card-brand'

/** Brands as people know them: on the payment box, in the contract and in the order's message. */
export const cardBrandNames = {
  elo: 'Elo',
  hipercard: 'Hipercard',
  amex: 'American Express',
  mastercard: 'Mastercard',
  visa: 'Visa',
} as const satisfies Record<CardBrand, string>

/** A paid card in words, from its brand (null: one that the store does not name) and its last four digits. */
export function paidCardText(brand: CardBrand | null, lastDigits: string): string {
  return brand === null
    ? `Cartão de crédito, final ${lastDigits}`
    : `Cartão de crédito ${cardBrandNames[brand]}, final ${lastDigits}`
}
