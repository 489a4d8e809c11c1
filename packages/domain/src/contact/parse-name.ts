import { foldSigns } from '../text/fold-signs.ts'
import { isOneLine } from '../text/one-line.ts'
import { isPrintable } from '../text/printable.ts'

/**
 * Why a name is refused; `forbidden` is a character that the form would have stripped, `address` something that mail
 * programs would turn into a link, `unprintable` a character that a contract could not show.
 */
export type NameProblem = 'required' | 'tooShort' | 'tooLong' | 'forbidden' | 'address' | 'unprintable'

/** Bounds in characters. `allow: 'any'` is for names of companies, which may hold digits and signs. */
export interface NameLimits {
  readonly min: number
  readonly max: number
  readonly allow?: 'person' | 'any'
}

/** Latin letters with every accent, blank, apostrophe, hyphen and dot. */
const NOT_IN_NAMES = /[^A-Za-zÀ-ÖØ-öø-ɏḀ-ỿ '.-]/g

/** A dot with two letters right after it (`x.com`), or how addresses start; initials (`J.R.`) are neither. */
const LIKE_AN_ADDRESS = /\.\p{L}\p{L}|www|http/iu

/**
 * What is wrong with a name, blanks around it and doubles of its signs aside, or null: first and last names 3 to 24.
 */
export function nameProblem(text: string, limits: NameLimits): NameProblem | null {
  const isCompany = limits.allow === 'any'
  const name = (isCompany ? text : foldSigns(text)).normalize('NFC').trim()
  const length = [...name].length
  if (length === 0) return 'required'
  if (!isCompany && withoutTitle(`${name} `) === '') return 'tooShort'
  const isAllowed = isCompany ? isOneLine(name) : stripName(name) === name
  if (!isAllowed) return 'forbidden'
  if (!isCompany && LIKE_AN_ADDRESS.test(name)) return 'address'
  if (!isPrintable(name)) return 'unprintable'
  if (length < limits.min) return 'tooShort'
  return length > limits.max ? 'tooLong' : null
}

/**
 * A person's name as it is typed: forbidden characters are dropped, accents, blank, apostrophe, hyphen and dot stay.
 * Accents typed apart are joined to their letter, and the doubles of apostrophe and hyphen become plain ones.
 */
export function stripName(typed: string): string {
  return foldSigns(typed).normalize('NFC').replace(/\s/g, ' ').replace(NOT_IN_NAMES, '')
}

/** How somebody is addressed, in front of the name: an abbreviation with its dot. */
const TITLE = /^\s*(?:(?:sra?|srta|dra?|profa?)\.\s+)+/i

/** A person's name without the title in front of it: 'Sra. Marina' is 'Marina'. */
export function withoutTitle(name: string): string {
  return name.replace(TITLE, '')
}
