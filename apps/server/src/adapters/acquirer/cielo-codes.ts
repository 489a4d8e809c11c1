import type { CardBrand } from '@benefits/domain/payment/card-brand'
import type { CardRefusal } from '../../ports/acquirer.ts'

/** `Payment.Status` of a sale (docs.cielo.com.br, 'Status transacional'); any other number is treated as unknown. */
export const SALE_STATUS = {
  authorised: 1,
  confirmed: 2,
  denied: 3,
  voided: 10,
  refunded: 11,
  aborted: 13,
} as const

/** Names of the brands as the acquirer spells them. */
export const CIELO_BRANDS = {
  elo: 'Elo',
  hipercard: 'Hipercard',
  amex: 'Amex',
  mastercard: 'Master',
  visa: 'Visa',
} as const satisfies Record<CardBrand, string>

/** `ReturnCode`s of a denied sale that say more than 'denied' (ABECS table; BP171: the acquirer's own fraud check). */
const DENIED_AS: Readonly<Record<string, CardRefusal>> = {
  '14': 'cardInvalid',
  '54': 'cardInvalid',
  '56': 'cardInvalid',
  '82': 'cardInvalid',
  N7: 'cardInvalid',
  AV: 'cardInvalid',
  BM: 'cardInvalid',
  BP: 'cardInvalid',
  '59': 'cardSuspicious',
  '63': 'cardSuspicious',
  BP171: 'cardSuspicious',
}

/** Time-out and system codes: a denied sale with one of these was not decided by the card's bank. */
const UNDECIDED: ReadonlySet<string> = new Set(['91', '96', '98', '99', 'AA', 'AC', 'AE', 'GT'])

/** The store's code of a denied sale, or null where nobody has decided. */
export function refusalOf(returnCode: string): CardRefusal | null {
  if (UNDECIDED.has(returnCode)) return null
  return DENIED_AS[returnCode] ?? 'cardDenied'
}

/** `Code`s of a 400 that speak of the card: holder, number, expiry or security code missing or malformed. */
const CARD_ERRORS: ReadonlySet<string> = new Set(['117', '118', '124', '125', '126', '127', '128', '130'])

/** Whether a 400 is the card's fault; any other is ours. */
export function isCardError(codes: readonly string[]): boolean {
  return codes.length > 0 && codes.every((code) => CARD_ERRORS.has(code))
}
