import * as z from 'zod'
import { wireEnum, wireObject } from '../codec.ts'
import { personName, text, uuid } from '../fields.ts'

/** `OUTRA`: a card of a brand that the store does not name. */
export const cardBrand = wireEnum({
  visa: 'VISA',
  mastercard: 'MASTERCARD',
  elo: 'ELO',
  amex: 'AMEX',
  hipercard: 'HIPERCARD',
  other: 'OUTRA',
})

/** What became of the cart's money; `cancelled`: nothing is held any more, or soon will not be. */
export const paymentStatus = wireEnum({
  pending: 'PENDENTE',
  authorised: 'AUTORIZADA',
  denied: 'NEGADA',
  cancelled: 'CANCELADA',
})

/**
 * A card as it goes to the acquirer and nowhere else: number with or without blanks, two-digit month, four-digit
 * year.
 */
export const cardBody = wireObject({
  number: ['numero', text(24)],
  holder: ['nomeTitular', personName(24)],
  cvv: ['cvv', text(4)],
  month: ['mesExpiracao', text(2)],
  year: ['anoExpiracao', text(4)],
})

/** A card payment: brand and last four digits are all that is kept of the card. */
export const payment = wireObject({
  authorisationId: ['idAutorizacao', uuid],
  brand: ['bandeira', cardBrand],
  lastDigits: ['finalCartao', z.string()],
  status: ['status', paymentStatus],
})
