import { foldBlanks } from '../text/one-line.ts'

/** Most characters that are engraved. */
const MOST = 24
const LEAST = 3

/** Letters that are no letter and an accent: what people without their keyboard write for them. */
const LETTERS: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  ẞ: 'SS',
}
const APOSTROPHES = /[`´ʹʻʼ‘’‛′]/g
const HYPHENS = /[‐-―−]/g
const NOT_ENGRAVED = /[^A-Z0-9 &./'-]/g

/**
 * A company's name as it is engraved on cards (docs/rules/documents.md: card-name): capitals without accents, digits,
 * blank and
 * `& . - / '`, at most 24 characters. What cannot be engraved is a blank. Folding twice changes nothing; nothing may
 * be left.
 */
export function toEmbossName(tradeName: string): string {
  const capitals = tradeName.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toUpperCase()
  const engraved = [...capitals]
    .map((letter) => LETTERS[letter] ?? letter)
    .join('')
    .replace(APOSTROPHES, "'")
    .replace(HYPHENS, '-')
    .replace(NOT_ENGRAVED, ' ')
  return foldBlanks(foldBlanks(engraved).slice(0, MOST))
}

/** Whether something is left to engrave: three characters, a letter or digit among them. */
export function isEmbossName(engraved: string): boolean {
  return engraved.length >= LEAST && /[A-Z0-9]/.test(engraved)
}
