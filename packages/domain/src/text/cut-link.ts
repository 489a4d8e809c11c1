/** A sign, a blank or what nobody sees (U+200B and the like); `_` and `-` are letters of a code. */
const ADDED = /^(?![_-])[\p{P}\p{S}\p{Z}\p{Cf}]$/u

/**
 * The code at the end of a link without what a chat or a mail program adds behind it: the sentence's full stop, a
 * bracket, a star of bold type (docs/rules/simulation.md: cut-off).
 */
export function cutLink(code: string): string {
  const signs = [...code]
  while (ADDED.test(signs.at(-1) ?? '')) signs.pop()
  return signs.join('')
}
