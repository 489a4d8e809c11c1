import { type NameProblem, nameProblem } from '../contact/parse-name.ts'
import type { CalendarDate } from '../document/types.ts'
import { type CardBrand, cvvLength } from './card-brand.ts'
import { isLuhnValid } from './is-luhn-valid.ts'

/** Why a part of a card is refused; `expired` is a date that has passed, `invalid` one that is none. */
export type CardProblem = 'required' | 'tooLong' | 'forbidden' | 'address' | 'invalid' | 'expired'

/** Most characters of a number with its blanks, and of a holder's name. */
export const CARD_TEXT_MAX = 24
const MOST_DIGITS = 19

const HOLDER_PROBLEMS = {
  required: 'required',
  tooShort: 'required',
  tooLong: 'tooLong',
  forbidden: 'forbidden',
  address: 'address',
  unprintable: 'forbidden',
} as const satisfies Record<NameProblem, CardProblem>

/** What is wrong with a card number, blanks allowed: 13 to 19 digits with the right Luhn digit. */
export function cardNumberProblem(number: string): CardProblem | null {
  const text = number.trim()
  if (text === '') return 'required'
  if (text.length > CARD_TEXT_MAX || text.replace(/\D/g, '').length > MOST_DIGITS) return 'tooLong'
  return isLuhnValid(text) ? null : 'invalid'
}

/** What is wrong with the name printed on a card: there, at most 24 characters, a person's name. */
export function cardHolderProblem(holder: string): CardProblem | null {
  const problem = nameProblem(holder, { min: 1, max: CARD_TEXT_MAX })
  return problem === null ? null : HOLDER_PROBLEMS[problem]
}

/** What is wrong with a security code: 3 digits, 4 for Amex. */
export function cardCvvProblem(cvv: string, brand: CardBrand | null): CardProblem | null {
  if (cvv === '') return 'required'
  const length = cvvLength(brand)
  if (cvv.length > length) return 'tooLong'
  return cvv.length === length && /^[0-9]+$/.test(cvv) ? null : 'invalid'
}

/**
 * What is wrong with an expiry of two-digit month and four-digit year on a day in São Paulo (ISO date): a card is good
 * until the end of its month.
 */
export function cardExpiryProblem(
  { month, year }: { readonly month: string; readonly year: string },
  today: CalendarDate,
): Extract<CardProblem, 'invalid' | 'expired'> | null {
  if (!/^(0[1-9]|1[0-2])$/.test(month) || !/^20[0-9]{2}$/.test(year)) return 'invalid'
  return `${year}-${month}` < today.slice(0, 'yyyy-mm'.length) ? 'expired' : null
}
