import { isAreaCode } from './area-codes.ts'

/** A Brazilian phone as the calls carry it: two digits and the 8 or 9 of the subscriber. */
export interface Phone {
  readonly ddd: string
  readonly number: string
}

/** Subscribers of 9 digits are mobiles and start with 9; those of 8 start with 2, 3, 4, 5 or 7. */
const SUBSCRIBER = /^(?:9[0-9]{8}|[23457][0-9]{7})$/

/**
 * A phone of 10 or 11 digits, mask and blanks accepted, or null: area code in use, third digit by length, and a
 * subscriber that is not one repeated digit.
 */
export function parsePhone(text: string): Phone | null {
  const digits = text.replace(/[\s()-]/g, '')
  const ddd = digits.slice(0, 2)
  const number = digits.slice(2)
  if (!isAreaCode(ddd) || !SUBSCRIBER.test(number) || /^(.)\1+$/.test(number)) return null
  return { ddd, number }
}

/** The same of an area code and a subscriber from fields of their own: neither takes a digit of the other. */
export function joinPhone(ddd: string, number: string): Phone | null {
  return isAreaCode(ddd.trim()) ? parsePhone(`${ddd}${number}`) : null
}

/** A mobile of 11 digits, as the forms ask for it, or null. */
export function parseMobile(text: string): Phone | null {
  const phone = parsePhone(text)
  return phone?.number.length === 9 ? phone : null
}
