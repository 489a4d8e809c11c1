/** Ends of plurals and what stands there in the singular; the first that fits. */
const PLURALS = [
  ['oes', 'ao'],
  ['aes', 'ao'],
  ['ais', 'al'],
  ['eis', 'el'],
  ['ois', 'ol'],
  ['ns', 'm'],
  ['res', 'r'],
  ['zes', 'z'],
  ['s', ''],
] as const

/**
 * Ends that make nouns and forms of verbs of one stem; the first that fits, so longer ones stand before their own ends.
 */
const ENDS = [
  ...['amento', 'imento', 'acao', 'asao', 'icao', 'cao', 'sao'],
  ...['aram', 'eram', 'iram', 'ando', 'endo', 'indo', 'aria', 'eria', 'iria'],
  ...['ado', 'ada', 'ido', 'ida', 'io', 'ia', 'ar', 'er', 'ir', 'ou', 'eu', 'iu', 'ei', 'am', 'em'],
  ...['a', 'e', 'i', 'o'],
] as const

/** Letters that a stem has at least, and a word of which one is looked for. */
const SHORTEST_STEM = 3
const SHORTEST_WORD = 4

/**
 * What the forms of a folded word have in common: `cancelar`, `cancelamento` and `cancelados` are all `cancel`. A light
 * stemmer: it knows the ends that people ask with and no exceptions, so a stem is only ever compared with another one.
 */
export function stemWord(word: string): string {
  if (word.length < SHORTEST_WORD) return word
  const plural = PLURALS.find(([end]) => word.endsWith(end))
  const singular = plural ? word.slice(0, -plural[0].length) + plural[1] : word
  const end = ENDS.find((one) => singular.endsWith(one) && singular.length - one.length >= SHORTEST_STEM)
  return end ? singular.slice(0, -end.length) : singular
}
