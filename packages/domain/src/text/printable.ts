/**
 * What no printed text holds: all but Latin letters with their accents, digits and common signs, each of which every
 * face of the contract's font draws. `printed-characters.test.ts` beside the documents compares it with the font's
 * files.
 */
const NOT_PRINTED = /[^ -~¡-ſȘ-țʼẀ-ẅẞẠ-ỹ‐‑–-―‘-„†-•…‹›€™−≤≥]/gu

/**
 * What takes no place on paper: soft hyphens, joiners and marks that other programs leave in a text that was copied
 * from them.
 */
const UNSEEN = /\p{Cf}|\p{VS}/gu

/** Stands where a character of a registry or of an older row cannot be printed. */
const STAND_IN = '?'

/** Whether the contract shows each character of a text, its blanks folded, instead of an empty box. */
export function isPrintable(text: string): boolean {
  return seen(text).search(NOT_PRINTED) < 0
}

/**
 * A text that nobody can be asked to mend, as the contract can show it: a letter without a mark that the font lacks,
 * else a question mark. Doing it twice changes nothing.
 */
export function toPrintable(text: string): string {
  return seen(text).replace(NOT_PRINTED, (character) => {
    const plain = character.normalize('NFKD').replace(/\p{M}/gu, '')
    return plain !== '' && isPrintable(plain) ? plain : STAND_IN
  })
}

/** Accents joined to their letters, as the font has them; blanks of every kind count as one. */
function seen(text: string): string {
  return text
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(/\p{Zs}/gu, ' ')
}
