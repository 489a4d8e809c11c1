/** What phones, word processors and other keyboards write for an apostrophe. */
const APOSTROPHES = /[`\u00b4\u02b9\u02bb\u02bc\u02bd\u02c8\u02ca\u02cb\u2018\u2019\u201b\u2032\u2035\uff07]/g
/** What they write for a hyphen, dashes and the minus among them. */
const HYPHENS = /[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g

/**
 * A text with one apostrophe and one hyphen, whichever of their doubles it was written with. Folding twice changes
 * nothing.
 */
export function foldSigns(text: string): string {
  return text.replace(APOSTROPHES, "'").replace(HYPHENS, '-')
}
