/** Digits with their dots and commas; blanks that never break (no-break, narrow, thin) may group thousands. */
const NUMBER = /[0-9]{1,3}(?:[\u00a0\u202f\u2009][0-9]{3})+(?![0-9])(?:[.,][0-9]+)*|[0-9][0-9.,]*/g
/** A minus right before the number or its currency, or the brackets of bookkeeping. */
const NEGATIVE = /(?:^|[\s$])[-\u2212]\s?(?:R\$)?\s?[0-9]|\(\s?(?:R\$)?\s?[0-9][0-9.,]{0,20}\s?\)/i
/** Money of another country, by its sign or its name: its number is no amount here. */
const FOREIGN = /(?!\$)\p{Sc}|[A-QS-Z]\$|\b(?:US \$|USD|EUR|GBP|d[óo]lar|libra|peso)/iu
/** Words that make another number of the digits before them. */
const SCALED = /[0-9]\s*(?:mil\b|milh|bilh|k\b|%)/i

/**
 * The one number of a pasted text as it is written there, without the blanks that group it: 'Valor: R$ 1.234,56.' gives
 * '1.234,56'. Null where the text has no number, several of them, a negative one, one of another currency, or one in
 * words as well ('5 mil').
 */
export function onlyNumber(text: string): string | null {
  if (NEGATIVE.test(text) || SCALED.test(text) || FOREIGN.test(text)) return null
  const [number, ...others] = text.match(NUMBER) ?? []
  if (number === undefined || others.length > 0) return null
  return number.replace(/\s/g, '').replace(/[.,]{1,3}$/, '')
}
