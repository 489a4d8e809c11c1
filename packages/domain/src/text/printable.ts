/**
 * Every character that the contract's font draws, in all four of its faces, blanks and controls aside: Latin with its accents, Greek,
 * Cyrillic, signs. `printed-characters.test.ts` beside the documents compares it with the font's files.
 */
const DRAWN = [
  '\\u0020-\\u007e\\u00a1-\\u00ac\\u00ae-\\u017f\\u018f\\u0192\\u01a0\\u01a1\\u01af\\u01b0\\u01f0\\u01fa-\\u01ff',
  '\\u0218-\\u021b\\u0237\\u0259\\u02bc\\u02c6\\u02c7\\u02c9\\u02d8-\\u02dd\\u02f3\\u0300\\u0301\\u0303\\u0309\\u030f\\u0323',
  '\\u0384-\\u038a\\u038c\\u038e-\\u03a1\\u03a3-\\u03ce\\u03d1\\u03d2\\u03d6\\u0400-\\u0486\\u0488-\\u0513\\u1e00\\u1e01',
  '\\u1e3e\\u1e3f\\u1e80-\\u1e85\\u1e9e\\u1ea0-\\u1ef9\\u1f4d\\u2010\\u2011\\u2013-\\u2015\\u2017-\\u201e\\u2020-\\u2022',
  '\\u2025-\\u2027\\u2030\\u2032\\u2033\\u2039\\u203a\\u203c\\u2044\\u2070\\u2074-\\u208e\\u20a3\\u20a4\\u20a6-\\u20ac',
  '\\u20b1\\u20b9\\u20ba\\u20bc\\u20bd\\u20c1\\u2105\\u2113\\u2116\\u2122\\u2126\\u212e\\u215b-\\u215e\\u2202\\u2206\\u220f',
  '\\u2211\\u2212\\u221a\\u221e\\u222b\\u2248\\u2260\\u2264\\u2265\\u25a0\\u25ca\\u25cb\\u25cf\\ufb01-\\ufb04',
].join('')

/** What takes no place on paper: soft hyphens, joiners and marks that other programs leave in a text that was copied from them. */
const UNSEEN = /[\ufe00-\ufe0f]|[\u00ad\u200b-\u200d\u2060\ufeff]/g
const NOT_DRAWN = new RegExp(`[^ ${DRAWN}]`, 'gu')

/** Stands where a registry's or an older row's character cannot be drawn. */
const STAND_IN = '?'

/** Whether the contract shows each character of a text, its blanks folded, instead of an empty box. */
export function isPrintable(text: string): boolean {
  return seen(text).search(NOT_DRAWN) < 0
}

/**
 * A text that nobody can be asked to mend, as the contract can show it: a letter without a mark that the font lacks, else a question
 * mark. Printing it twice changes nothing.
 */
export function toPrintable(text: string): string {
  return seen(text).replace(NOT_DRAWN, (character) => {
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
